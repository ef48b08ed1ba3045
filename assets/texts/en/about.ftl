### About.

about-title = About
about-version = Version { $version }
about-credit = The game and its name belong to its author: ReverStarGo, reverstargo.com. This app is an independent implementation.
about-privacy-title = Privacy
about-privacy = Nothing leaves this device: no network, no accounts, no ads, no tracking.
about-licence-title = Licences
about-licence = This app is free software under the MIT or the Apache 2.0 licence, as you prefer.
about-licence-others = Built with the work of others
about-licence-packages = { $licence } · { $count ->
    [one] one package
   *[other] { $count } packages
}
