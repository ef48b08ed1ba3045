### The web page: to the home screen, and links that open it in a browser.

install-title = ホーム画面に追加できます
install-text = アプリのように開けて、オフラインでも遊べます。データも残ります。
install-do = ホーム画面に追加
install-step-share = 「共有」をタップ（なければ先に「⋯」）
install-step-add = 「ホーム画面に追加」をタップ
install-forgets = このブラウザーは、しばらくするとデータを消すことがあります。書き出しておけば手元に残ります。
install-offline = オフラインでも遊べます
guest-title = ここで遊びますか？
guest-text = このブラウザーではまだ遊んでいません。アプリやホーム画面のReverStarGoがあれば、リンクはそちらで開けます。
guest-here = ここで遊ぶ
guest-app = アプリで開く
guest-copy = ホーム画面のアプリ用にコピー
install-bring = これまでのデータを引き継ぐ
install-bring-text = ブラウザーから引き継ぐには、そちらで「マイページ」→「設定」→「データを書き出す」→「コピー」をタップします。
