//! Colours of the drawings: a paint, and a ramp of paints from shadow to glint.

/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    red: u8,
    green: u8,
    blue: u8,
}

impl Paint {
    /// The paint written as `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Paint {
        Paint {
            red: (rgb >> 16) as u8,
            green: (rgb >> 8) as u8,
            blue: rgb as u8,
        }
    }

    /// This paint with `share` (0 to 1) of another stirred in.
    pub fn mix(self, other: Paint, share: f32) -> Paint {
        let share = share.clamp(0.0, 1.0);
        let blend = |a: u8, b: u8| (a as f32 + (b as f32 - a as f32) * share).round() as u8;
        Paint {
            red: blend(self.red, other.red),
            green: blend(self.green, other.green),
            blue: blend(self.blue, other.blue),
        }
    }

    /// What is left of this paint on something not yet earned: its lightness, in a narrow band of
    /// greys that stands off both a white and a black page.
    pub fn faded(self) -> Paint {
        let lightness = 0.30 * self.red as f32 + 0.59 * self.green as f32 + 0.11 * self.blue as f32;
        let grey = 0x76 as f32 + lightness / 255.0 * (0xc8 - 0x76) as f32;
        let grey = grey.round() as u8;
        Paint {
            red: grey,
            green: grey,
            blue: grey.saturating_add(3),
        }
    }

    /// The paint as SVG writes it.
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

/// One material under one lamp: five paints from its deepest shadow to its brightest glint.
#[derive(Clone, Copy, Debug)]
pub struct Ramp([Paint; 5]);

impl Ramp {
    /// A ramp from five colours, darkest first.
    pub const fn new(colours: [u32; 5]) -> Ramp {
        Ramp([
            Paint::hex(colours[0]),
            Paint::hex(colours[1]),
            Paint::hex(colours[2]),
            Paint::hex(colours[3]),
            Paint::hex(colours[4]),
        ])
    }

    /// A ramp without light and shade.
    pub const fn flat(paint: Paint) -> Ramp {
        Ramp([paint; 5])
    }

    /// The paint at `light`, 0 in full shadow and 1 in full light.
    pub fn at(&self, light: f32) -> Paint {
        let place = light.clamp(0.0, 1.0) * 4.0;
        let below = (place.floor() as usize).min(3);
        self.0[below].mix(self.0[below + 1], place - below as f32)
    }

    /// The outline colour: the deepest shadow.
    pub fn deep(&self) -> Paint {
        self.0[0]
    }

    /// The colour the material is known by.
    pub fn body(&self) -> Paint {
        self.0[2]
    }

    /// The brightest highlight.
    pub fn glint(&self) -> Paint {
        self.0[4]
    }
}

/// The materials of the badges and trophies.
pub mod ramps {
    use super::Ramp;

    pub const PAPER: Ramp = Ramp::new([0xa89a7c, 0xd9cdb0, 0xf1e8d2, 0xfaf5e6, 0xffffff]);
    pub const LEATHER: Ramp = Ramp::new([0x4a2614, 0x74401f, 0x9a5a2e, 0xbd7a44, 0xdea36b]);
    pub const BARK: Ramp = Ramp::new([0x3a2414, 0x52341d, 0x6d4828, 0x876038, 0xa37b4c]);
    pub const WOOD: Ramp = Ramp::new([0x9a6a35, 0xbc8a4c, 0xd8ab6a, 0xe9c78d, 0xf6deb0]);
    pub const STONE: Ramp = Ramp::new([0x4b4d50, 0x6d6f71, 0x8d8f8e, 0xadaeab, 0xd0d0cb]);
    pub const IRON: Ramp = Ramp::new([0x24272b, 0x3c4147, 0x565c63, 0x787f87, 0xa7aeb5]);
    pub const STEEL: Ramp = Ramp::new([0x3f5265, 0x647c93, 0x8ea6bb, 0xbccedd, 0xf0f7fc]);
    pub const BRONZE: Ramp = Ramp::new([0x5c3014, 0x8e5222, 0xbb7836, 0xdc9f58, 0xf8cf93]);
    pub const SILVER: Ramp = Ramp::new([0x6b7178, 0x9299a1, 0xb9bfc6, 0xdde1e5, 0xffffff]);
    pub const GOLD: Ramp = Ramp::new([0x8a5a06, 0xc08710, 0xe8b526, 0xf9d75c, 0xfff4b8]);
    pub const PLATINUM: Ramp = Ramp::new([0x5f6b74, 0x93a3ab, 0xc3d2d6, 0xe6f1f2, 0xffffff]);
    pub const TURQUOISE: Ramp = Ramp::new([0x05625f, 0x0e918c, 0x27b9b1, 0x66d8cf, 0xc0f4ee]);
    pub const AQUAMARINE: Ramp = Ramp::new([0x1f7fa6, 0x4aaed0, 0x84d4ea, 0xb9ebf6, 0xf2fdff]);
    pub const GARNET: Ramp = Ramp::new([0x3a0612, 0x66101f, 0x93202d, 0xbd4646, 0xe98c7e]);
    pub const TOPAZ: Ramp = Ramp::new([0xa04c04, 0xd4780c, 0xf7a11e, 0xffc75a, 0xfff0c2]);
    pub const AMETHYST: Ramp = Ramp::new([0x3f1a70, 0x62319e, 0x8a54c8, 0xb68be4, 0xe9d5fb]);
    pub const RUBY: Ramp = Ramp::new([0x7c0430, 0xb40a44, 0xe0245e, 0xf8668c, 0xffc4d3]);
    pub const SAPPHIRE: Ramp = Ramp::new([0x0a1f6e, 0x15389f, 0x2a5bd0, 0x6a93ee, 0xcbdcff]);
    pub const EMERALD: Ramp = Ramp::new([0x034f2c, 0x0a7a43, 0x18a45c, 0x5ccb8b, 0xc4f3d6]);
    pub const DIAMOND: Ramp = Ramp::new([0x7fa8c9, 0xaecde3, 0xd5e9f5, 0xeef8fd, 0xffffff]);
    pub const TEAL: Ramp = Ramp::new([0x06323a, 0x0b4a54, 0x12666f, 0x2b878d, 0x68b6b6]);
    pub const NAVY: Ramp = Ramp::new([0x0d1b3f, 0x16295a, 0x223b7a, 0x3d5ba4, 0x7c97d6]);
    pub const CRIMSON: Ramp = Ramp::new([0x5b0d18, 0x861523, 0xb32232, 0xd44a52, 0xf39390]);
    pub const VIOLET: Ramp = Ramp::new([0x2a1048, 0x41206a, 0x5b3390, 0x7e57b8, 0xb294df]);
    pub const EBONY: Ramp = Ramp::new([0x0c0d12, 0x1b1d26, 0x2c2f3c, 0x4a4e5f, 0x858a9e]);
    pub const IVORY: Ramp = Ramp::new([0xb3a586, 0xd5c9ab, 0xede4cc, 0xf9f4e4, 0xffffff]);
    pub const EMBER: Ramp = Ramp::new([0xa31d06, 0xd8480c, 0xf77f1b, 0xffb441, 0xffe79a]);
    pub const STORM: Ramp = Ramp::new([0x121f4a, 0x1f3578, 0x3557ae, 0x6389dc, 0xb7d0ff]);
    pub const BOLT: Ramp = Ramp::new([0xd99a06, 0xf6c21c, 0xffe04f, 0xfff094, 0xffffff]);
    pub const LEAF: Ramp = Ramp::new([0x1f4d22, 0x2f6e30, 0x4a9444, 0x74b864, 0xb4df9d]);
    pub const ROSE: Ramp = Ramp::new([0x8d4350, 0xbb6c76, 0xdd979c, 0xf2c1c1, 0xffe9e6]);
    pub const COPPER: Ramp = Ramp::new([0x6f2a12, 0xa44a24, 0xcf703f, 0xea9c69, 0xffd3ad]);
    pub const FROST: Ramp = Ramp::new([0x4f6f93, 0x7f9fc0, 0xafc8e0, 0xd7e6f3, 0xffffff]);
}
