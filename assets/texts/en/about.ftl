### About.

about-title = About
about-version = Version { $version }
about-credit = The game and its name belong to its author: ReverStarGo, reverstargo.com. This app is an independent implementation.
about-privacy-title = Privacy
about-privacy = Nothing leaves this device: no network, no accounts, no ads, no measuring.
about-licence-title = Licences
about-licence = This app is free software under the MIT or the Apache 2.0 licence, as you prefer.
about-licence-others = The work of others it is built with
about-licence-packages = { $licence } · { $count ->
    [one] one package
   *[other] { $count } packages
}
