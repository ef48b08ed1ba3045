### About.

about-title = このアプリについて
about-version = バージョン { $version }
about-credit = ゲーム「ReverStarGo」とその名前は、作者（reverstargo.com）のものです。このアプリは独自に作られたものです。
about-privacy-title = プライバシー
about-privacy = この端末から何も送信しません。通信なし、アカウントなし、広告なし、追跡なし。
about-licence-title = ライセンス
about-licence = このアプリはフリーソフトウェアです。MITとApache 2.0のどちらかのライセンスで利用できます。
about-licence-others = 使用しているソフトウェア
about-licence-packages = { $licence } · パッケージ{ $count }個
