### About.

about-title = このアプリについて
about-version = バージョン { $version }
about-credit = このゲームとその名前は、作者のものです：ReverStarGo（reverstargo.com）。このアプリは独立した実装です。
about-privacy-title = プライバシー
about-privacy = この端末から何も送りません。通信、アカウント、広告、追跡はありません。
about-licence-title = ライセンス
about-licence = このアプリは自由なソフトウェアで、MITまたはApache 2.0のどちらかのライセンスで利用できます。
about-licence-others = 使わせていただいたソフトウェア
about-licence-packages = { $licence } · パッケージ{ $count }個
