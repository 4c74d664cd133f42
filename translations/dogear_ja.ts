<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>ウィンドウ、ネットワーク</translation>
    </message>
    <message>
        <source>library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>フィード</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>ショーノート</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>メディアファイル</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>ラウドネス</translation>
    </message>
    <message>
        <source>search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>圧縮データ</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (ビルド時は%2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>再生エンジン</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>再生待ちに追加</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: 新着エピソード%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>新着エピソード%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>「%1」にはパスワードが必要です</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>「%1」のフィードがなくなりました</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n件のダウンロードが完了しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>ダウンロードが完了しました</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n件のフィードを読み込めなくなりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>ダウンロードが待機しています</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>再生位置を保存できません</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogearはトレイで動作しています</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>ウィンドウがなくても動作を続けます。アイコンをクリックするとウィンドウが戻ります。終了するには、アイコンのメニューで「終了」を選ぶか、ウィンドウでCtrl+Qを押してください。</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>言語は「%1」を閉じると切り替わります。</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>アート</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>ビジネス</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>コメディ</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>フィクション</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>政府・行政</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>健康・フィットネス</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歴史</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>キッズ・ファミリー</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>レジャー</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音楽</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>宗教・スピリチュアル</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>社会・文化</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>スポーツ</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>テレビ・映画</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>テクノロジー</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>犯罪ノンフィクション</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>ライブラリのファイルが破損しています (%1)。バックアップから復元してください。今のファイルは同じ場所に残されます。</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>インデックスがライブラリと一致しなかったため、作り直しました。</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>検索インデックスがライブラリと一致しなかったため、作り直しました。</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>検索インデックス%1がライブラリと一致せず、作り直すこともできません。バックアップから復元してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>「%1」で、どこにも属さない行を%n件取り除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>%n番組のエピソード数に誤りがあったため、数え直しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>ライブラリは正常です。問題は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>%n件の問題を見つけ、修復しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>%n件の問題が見つかりましたが、一部は修復できませんでした。バックアップから復元してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>shows, episodes</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>%Ln番組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Lnエピソード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>フィードの読み込み</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>再生とダウンロード</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>アートワーク</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>チャプター</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>ポッドキャストのディレクトリ</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>リンク先のページ</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>ショーノートの画像</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>番組をフォローするとき、フォローする前に番組を見るとき、その後に更新するとき: フィードのサーバーと、そのリダイレクト先。</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>エピソードを再生またはダウンロードするとき、設定したルールでダウンロードされるとき: フィードに記載されたサーバーと、そのリダイレクト先。多くの場合、間にリスナー計測サービスが入りますが、設定で除外できます。</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>画像のある番組、エピソード、チャプターが画面に表示されるとき: 画像のサーバー (1回のみ)。</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>エピソードを開くとき (設定によっては、エピソードが届いた直後): フィードに記載されたチャプターのサーバー。</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>文字起こしを開くとき (設定によっては、エピソードが届いた直後): フィードに記載されたサーバー。</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>エピソードへの返信を表示するとき: フィードに記載されたスレッドのサーバー。</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>番組を検索するとき、ランキングを見るとき、ほかのプレーヤーのリンクを開くとき: %1。検索した語と、ランキングの国が伝わります。</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>どのディレクトリにもフィードの情報がない番組のリンクを開くとき: そのページのサーバー。</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>ショーノートの下の「画像を表示」をクリックしたとき (設定によっては常に): 画像のサーバー。</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>設定またはこのコンピューターにプロキシが指定されている場合は、すべてのリクエストで使用。</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Lnエピソード</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>露骨な表現あり</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>フォロー中</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>追加中…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>フィードがなくなっています</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1へのリクエストが多すぎます (%2)。1分ほど待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1で問題が発生しています (%2)。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1がリクエストを拒否しました (%2)。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1がリクエストを拒否しました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1に接続できません。ネットワークを確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1が接続を受け付けないか、接続を切断しました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>お使いのネットワークが%1をブロックしています。広告ブロッカーが原因かもしれません。ネットワーク側で許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1からの応答に時間がかかりすぎました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1が本物であることを確認できないため、何も読み込みませんでした。このコンピューターの日付と、ネットワークへのログインが必要かどうかを確認してください。</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1の転送先は、Dogearで開けないアドレスです。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1から空の応答が返されました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1からの応答が途中で切れています。もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1から、応答の代わりにWebページが返されました。ネットワークへのログインが必要かもしれません。ブラウザーで何かページを開いてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1から、Dogearが読み込める量を超えるデータが返されました。別の語でお試しください。</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1から、Dogearが読み取れない応答が返されました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1へのリクエストは中止されました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>キーを受け付けません</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>リクエストが多すぎます</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>ブロックされています</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>接続できません (プロキシ)</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>問題が発生しています</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>番組名で検索するか、フィードのアドレスを貼り付けてください。</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>名前の似た番組です。</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Appleには%1のランキングがありません。別の国を選んでください。</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>表示されているのは%1時点の内容です。</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>この番組</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Dogearが問い合わせるディレクトリには、この番組が登録されていません。</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1はAppleにしかなく、Appleはフィードの場所を公開していません。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1は番組のフィードの場所を公開していません。</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>このサービス</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>YouTubeチャンネルのフィードには、Dogearで再生できるものが含まれていません。</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>キーリングからPodcast Indexのキーを取得できないため、キーなしで続行します。キーリングのロックを解除して、Dogearを起動し直してください。</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Podcast Indexのキーを保存できるキーリングがないため、キーはDogearの終了時に失われます。キーリングのロックを解除するか、GNOME Keyringなどをインストールして、もう一度キーを入力してください。</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>DogearはPodcast Indexのキーを使わなくなりましたが、キーリングが応答しないため、キーはそこに残っています。キーリングのロックを解除して、キーを削除してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1、以前の結果</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1に問い合わせています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1で%n番組が見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>すべてのカテゴリ</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1がキーを拒否しました (%2)。設定の「ライブラリ」で確認してください。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>この番組はPodcast Indexにしか登録されておらず、情報を得るにはキーが必要です。設定の「ライブラリ」でキーを入力してください。</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>許可されていません (%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>見つかりません (%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>サーバーに拒否されました (%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>サーバーに拒否されました</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>サーバーからWebページが返されました</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>サーバーからプレイリストが返されました</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>サーバーから空のファイルが返されました</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>サーバーからファイルの代わりにメッセージが返されました</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>ネットワークに接続されていません</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>ネットワークがサーバーをブロックしています</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>サーバーが応答しません</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>サーバーを信頼できません</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>アドレスがhttpsからhttpに転送されます</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>サーバーの応答に矛盾があります</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>サーバーが圧縮して送信しています</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>サーバーが毎回異なるファイルを送信しています</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>プロキシに遮断されました</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>プロキシにパスワードが必要です</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>Web上のものではありません</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>ファイルがなくなっています</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>ダウンロードするものがありません</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>サーバーから別のものが返されました</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>ディスクがいっぱいのため、ダウンロードは待機しています。空き容量を増やすと自動的に再開されます。すでにダウンロードした分は失われません。</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>ダウンロード用のフォルダーに書き込めないため、ダウンロードは待機しています。フォルダーへのアクセス権を確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>ダウンロードが待機しています: %1。</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>転送が循環しています</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>待機中: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>ダウンロード中 %1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>すべてのダウンロードを一時停止中</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>%1まで待機中</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>待機中: 従量制ネットワークです</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>待機中: ネットワークに接続されていません</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>待機中: ディスクの空き容量がほとんどありません</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>ダウンロード待ち</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>ダウンロードを一時停止中</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>ダウンロード失敗: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>ダウンロード失敗</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>ダウンロード済み</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>一部がこのコンピューターにあります</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューターにあります</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機中%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>一時停止中%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>ダウンロード中%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>すべてのダウンロードとともに一時停止中</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>別のネットワークへの接続待ち</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>ネットワークへの接続待ち</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>ディスクの空き容量待ち</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>再生待ちのエピソードはありません。エピソードのメニューから追加できます。</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>再生待ちのエピソードはありません。エピソード上で%1を押すと追加できます。</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>ダウンロードはネットワークなしで再生でき、削除するまで残ります。エピソードのメニューからダウンロードできます。</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>ダウンロードはネットワークなしで再生でき、削除するまで残ります。エピソード上で%1を押すとダウンロードできます。</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>新着エピソードはすべて再生済みです。</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>再生途中のエピソードがここに表示されます。</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>星印を付けたエピソードがここに表示されます。</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>再生したエピソードがここに表示されます。</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>エピソードはまだありません。</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>この番組はまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>今すぐ読み込む</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>予告編</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>一部の語が一致</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>プレーヤーに表示中</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>再生済み</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>再生待ち</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1は名前とパスワードを求めています (401)。入力内容を確認するか、自分専用のアドレスを番組の配信元に問い合わせてください。</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1がDogearの読み込みを許可していません (403)。そのアドレスをまだ利用できるか確認してください。</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1から、見つからないという応答がありました (404)。アドレスを確認するか、フィードの移転先を番組の配信元に問い合わせてください。</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1から、完全に削除されたという応答がありました (410)。フィードの移転先を番組の配信元に問い合わせるか、フォローを解除してください。</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1へのリクエストが多すぎます (429)。1時間ほど待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1で問題が発生しています (%2)。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1がリクエストを拒否しました (%2)。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1がリクエストを拒否しました。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>%1に接続できません。ネットワークとアドレスを確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1が接続を受け付けないか、接続を切断しました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>お使いのネットワークが%1をブロックしています。広告ブロッカーが原因かもしれません。ネットワーク側で許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1からの応答に時間がかかりすぎました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1はhttpsに対応していません。アドレスの先頭をhttp://にしてください。</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1が本物であることを確認できないため、何も読み込みませんでした。このコンピューターの日付を確認し、正しい場合は番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1のリダイレクトが循環しています。番組の配信元に連絡するか、フィードの別のアドレスを探してください。</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1は、安全なアドレス (https) から、第三者に読み取られるおそれのあるアドレス (http) に転送されるため、接続しませんでした。番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1からの応答に矛盾があるため、使用しませんでした。しばらくしてからもう一度試すか、番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>%1は、Dogearが無圧縮での送信を求めたにもかかわらず、Dogearが読み取れない方式で圧縮して送信しています。番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>これはDogearで開けるアドレスではありません。https://またはhttp://で始まるアドレスか、ファイルを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>「%1」はアドレスではありません。フィードのアドレスを貼り付けてください。</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>「%1」はDogearで開けるアドレスではありません。https://またはhttp://で始まるアドレスか、ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1は%2行目に誤りがあり、読み込めません。番組の配信元に連絡し、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1は壊れていて読み込めません。番組の配信元に連絡し、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1から、このエピソードの代わりにWebページが返されました。サイトまたはネットワークへのログインが必要かもしれません。エピソードのページをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1から、このエピソードの代わりにプレイリスト (アドレスの一覧) が返されました。Dogearでは再生できません。エピソードのページをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1から、このエピソードの代わりに空のファイルが返されました。しばらくしてからもう一度試すか、番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1から、このエピソードの代わりにメッセージが返されました。サーバーが拒否したときによくある応答です。しばらくしてからもう一度試すか、エピソードのページをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1には番組が1つも含まれていないため、何も追加しませんでした。もう一度エクスポートするか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>読み込むものがありません。フィードのアドレスかファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1は空です。しばらくしてからもう一度試すか、アドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1がリクエストのたびにこのエピソードの異なるファイルを送信するため、1つにまとめられません。再生位置は保持されています。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1は破損しています。読み取れた%n番組を追加しました。残りを追加するには、リストをもう一度エクスポートしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1は途中で切れています。もう一度お試しください。不足分は次回に届くかもしれません。</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1は複数のフィードを記載したWebページです。いずれかのフィードのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1はWebページで、ポッドキャストのフィードではありません。ページで「RSS」または「フィード」という名前のリンクを探し、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1はポッドキャストのフィードでも、音声や動画のファイルでもありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1はポッドキャストのフィードではありません。アドレスを確認するか、番組のページでフィードを探してください。</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>%1には音声も動画もありません。音声または動画のファイルがあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>このフォルダー</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1には、1つの番組に入れられる数を超えるファイルがあります。その中のフォルダーを1つ選んでください。</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1は、Dogearが読み込めるフィードの大きさを超えています。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>フォルダー%1が見つかりません。接続されていないディスクにある場合は、接続してから更新してください。</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1が見つかりません。名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1を読み込めません。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1に書き込めません。フォルダーへのアクセス権を確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1はすでにあり、バックアップではないため、そのまま残しました。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>ディスクがいっぱいです。空き容量を増やして、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1は破損しているか、Dogearのバックアップではないため、何も変更しませんでした。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1は新しいバージョンのDogearで作成されているため、何も変更しませんでした。そのバージョンをインストールするか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1は破損しているか、Dogearの設定を含んでいないため、何も変更しませんでした。設定画面からエクスポートしたファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1は新しいバージョンのDogearの設定を含んでいるため、何も変更しませんでした。そのバージョンをインストールするか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>%1のパスワードを保存できるキーリングがないため、パスワードはDogearの終了時に失われます。キーリングのロックを解除するか、GNOME Keyringなどをインストールして、もう一度パスワードを入力してください。</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>この番組</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>このエピソードには再生できるものがありません。ショーノートに音声へのリンクがあるかもしれません。</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>サウンドデバイスがありません。接続するか電源を入れて、もう一度「再生」を押してください。</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>サウンドデバイスがなくなったため、エピソードを一時停止しました。「再生」を押すと、別のデバイスで同じ位置から続きます。</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1の再生を続けられません。ファイルがないか、再生中に変更されたか、破損しています。再生位置は保持されています。ファイルを確認するか、入手し直してください。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1からこのエピソードが送信されません。しばらくしてから、もう一度お試しください。再生位置は保持されています。</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>このコンピューターでは、このエピソードの形式を再生できません。別のプログラムで開くか、対応形式を増やすためのシステムのパッケージをインストールしてください。</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>再生に必要なQt Multimediaの部品がインストールされていないため、音が出ません。システムのパッケージからインストールして、Dogearを起動し直してください。ライブラリと再生位置は保持されます。</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>再生に必要なDogearの部品%1がないか、適合しないため、音が出ません。Dogearをインストールし直してください。ライブラリと再生位置は保持されます。</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>完了前に中止されました。必要な場合は、もう一度開始してください。</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Dogearで問題が発生しました。もう一度お試しください。解消しない場合は、ログを添えて報告してください。</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1これまでのエピソードはそのまま残ります。</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>ライブラリの処理に失敗しました。何も変更されていません。Dogearを閉じて起動し直し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>別のプログラムがライブラリを使用中です。そのプログラムを閉じるか、少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>ライブラリのファイルが破損しているため、一部を読み込めません。「ライブラリを検査」(dogearctl check) を選び、それでも直らない場合はバックアップから復元してください。再生位置は保持されています。</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>ライブラリは新しいバージョンのDogearで書き込まれているため、変更しませんでした。そのバージョンをインストールするか、別のデータフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogearがこのライブラリを開いているため、何も変更しませんでした。Dogearを閉じるか、Dogearの「ライブラリ」メニューで「復元」を選んでください。</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>これはライブラリにありません。削除された可能性があります。</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>この番組はすでにフォローしています。番組の一覧にあります。</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogearはこの検索を解釈できません。普通の語でお試しください。</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogearは「%1」を解釈できません。普通の語でお試しください。</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>返信はありません。</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>ネットワークに接続されていないため、返信を読み込めませんでした。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogearはこのサーバーの返信を読み取れません。スレッドをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>サーバーから返信が送信されませんでした。しばらくしてからもう一度試すか、スレッドをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>シーズン</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>サブタイトル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>予告編</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>ボーナスエピソード</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>露骨な表現あり</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>終了予定</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>ライブ配信</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>視聴</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Webサイト</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>抜粋</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>支援</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>エピソードについて</translation>
    </message>
    <message>
        <source>People</source>
        <translation>出演者・スタッフ</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>チャプター</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>ライブ配信中</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>予定</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>%1から</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>その他のテキスト</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1 kbit/s</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>別の入手先</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>チェックサム</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>幅%nピクセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>高さ%nピクセル</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>パーソナリティ</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>この番組はコメントを無効にしています。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>ルーム</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>制作地</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>題材の場所</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>地図で表示</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>完結、今後の配信なし</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>配信頻度</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>フィード</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>制作者</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>活動期間</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>第1話から続く1つの物語</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>露骨な表現なし</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最終読み込み</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不許可</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>メディアの種類</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>フィード自身のアドレス</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>新しいアドレス</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>作成ツール</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>他サービスによる取り込み</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>ディレクトリへの掲載</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>すべてのディレクトリ</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Podpingによる通知</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>予告編</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>フィードについて</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>手数料%1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受取人</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>別の録音の%1から</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>その他の受取人</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>情報の表示のみです。Dogearは支払いを行いません。</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>推奨額%1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>読み込み済み、内容は以前と同じ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>同じエラー</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>シーズン%1、エピソード%2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>シーズン%1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>エピソード%1</translation>
    </message>
    <message>
        <source>S%1 E%2</source>
        <comment>season and episode</comment>
        <translation>S%1 E%2</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>season</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <comment>episode</comment>
        <translation>E%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>明日</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts that a screen reader reads</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>%1秒未満</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1倍</translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ListeningText</name>
    <message>
        <source>−%1</source>
        <comment>time that was lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>%1再生</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>%1短縮</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>再生完了%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>再生速度で%1、無音カットで%2を短縮</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>ボタン</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>再生待ち</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>再生途中</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>すべてのエピソード</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>見つける</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogearはプロキシを使う設定になっていますが、アドレスがありません。設定の「ネットワーク」で入力してください。</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>プロキシ%1に接続できないか、通信が許可されていません。設定の「ネットワーク」で確認してください。</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>プロキシに名前とパスワードが必要か、入力済みのものが正しくありません。設定の「ネットワーク」で入力してください。</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>プロキシ%1に名前とパスワードが必要か、入力済みのものが正しくありません。設定の「ネットワーク」で入力してください。</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>「%1」は無視されました。is:unplayed、is:played、is:started、is:downloaded、is:favourite、is:queuedのいずれかを使ってください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>「%1」は無視されました。has:chapters、has:transcript、has:video、has:bookmarkのいずれかを使ってください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>「%1」は無視されました。日付は2024、2024-03、2024-03-31のように書いてください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>「%1」は無視されました。経過期間は&lt;7d、&lt;3w、&lt;6m、&gt;1yのように書いてください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>「%1」は無視されました。長さは20mや1h30mのように書いてください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>「%1」は無視されました。シーズンはseason:2のように数字で書いてください。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>「%1」は無視されました。検索する語はコロンの直後に書いてください。</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>ORは無視されました。2つの語の間に書いてください。</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>ダウンロードを一時停止</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>ダウンロードを再試行</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>ダウンロードを再開</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>ダウンロードを削除</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>ダウンロードをキャンセル</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>再生待ちから削除</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>リストの%n件を除外しました。リスト内でフォローされていない項目か、番組ではない項目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>「%1」を開きましたが、リンクのエピソードがフィードにありません。一覧から探すか、リンクをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>「%1」を開きましたが、リンクのエピソード「%2」がフィードにありません。リンクをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>「%1」を開きましたが、リンクが指すエピソードをどのディレクトリでも特定できません。一覧から探してください。</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>「%1」を以前に読み込んだ内容で開きました。リンクのエピソードは含まれていません。</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>字幕 (VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>時間情報付きテキスト (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>字幕 (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>Webページ</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>このコンピューターで作成</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1に接続できないため、文字起こしを取得できませんでした。ネットワークに接続して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1から、文字起こしの代わりにWebページが返されました。ログインが必要かもしれません。エピソードのページで探すか、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1から返されたものは、Dogearで読み取れる文字起こしではありません。番組の配信元に連絡するか、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1からの文字起こしが途中で切れています。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1からの文字起こしの中身が空です。番組の配信元に連絡するか、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1からの文字起こしは、Dogearが読み込める大きさを超えています。番組の配信元に連絡してください。</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1から、文字起こしが見つからないという応答がありました (%2)。番組の配信元に連絡するか、しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1これまでの文字起こしはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>バックアップ…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>ライブラリを検査</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>番組、再生位置、設定を1つのファイルに書き出します</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>番組、再生位置、設定をバックアップから取り込みます</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>ライブラリに問題がないか検査し、可能な場合は修復します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>バックアップ (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>ライブラリをバックアップしています…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>ライブラリを「%1」にバックアップしました (%2、%3)。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>バックアップ (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>%1のライブラリを復元しますか？</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>内容は%1です。Dogearは今開いているライブラリを閉じ、バックアップとして残してから、復元したライブラリを開きます。</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>バックアップを読み込んでいます…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>%1のライブラリを復元しました。</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>ライブラリの復元</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>ライブラリを検査しています…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>この位置をブックマーク</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>この位置へのリンクをコピー</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>プレーヤーにエピソードがあるときに使えます。</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>%1にブックマークを付けました。</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>メモを追加</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>「%2」の%1のメモ:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>タイトル、番組、再生位置をコピーしました。このエピソードにはWeb上のアドレスがありません。</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>タイトル、番組、再生位置、リンクをコピーしました。</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>ブックマークを削除しました。</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>ブックマークの削除</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>メモの編集</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>ブックマークをエクスポート</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>ブックマーク.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>%n件のブックマークを「%1」に書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>前のチャプター</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>次のチャプター</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>チャプターのあるエピソードで使えます。</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>この番組では「%1」に一致するチャプターをスキップします。</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>チャプターのスキップ</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>診断情報</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>このテキストはバグの報告に役立ちます。番組、エピソード、ファイルの名前は含まれず、Dogearがどこかに送信することもありません。必要な場所にコピーしてください。</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>「%1」を起動できないため、文字起こしは作成されません。設定でコマンドを確認してください。</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>「%1」が失敗し、次のメッセージを返しました: %2。設定でコマンドを変更するまで、文字起こしは作成されません。</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>「%1」は字幕 (SRT、VTT) を出力しませんでした。設定でコマンドを変更するまで、文字起こしは作成されません。</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>「%1」が失敗しました。設定でコマンドを変更するまで、文字起こしは作成されません。</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>すべてのダウンロードを一時停止</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>%n件のダウンロードを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>ダウンロードの削除</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>ファイルがありません。削除または移動されています。</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n件のダウンロードに失敗しました。理由は一覧で確認できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>「%1」をダウンロードできませんでした: %2。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>再生済みまたは未再生にする</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>お気に入りに追加または削除</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>番組へ移動</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>すべて再生済みにする</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>受信箱、番組、タグで使えます。</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>再生位置を先頭に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>%Ln件のエピソードを再生済みにしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>%Ln件のエピソードを未再生にしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>再生済みへの変更</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>未再生への変更</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>%Ln件のエピソードをお気に入りに追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>%Ln件のエピソードをお気に入りから削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りへの追加</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りからの削除</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>ここのエピソードはすでにすべて再生済みです。</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>エピソード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じる</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>「%1」のアドレス</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>フィードのアドレス:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>アドレスを変更</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1を読み込んでいます…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>「%1」を新しいアドレスから読み込みます。</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>アドレスの変更</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1を読み込んでいます…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>「%1」のファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>リンク先を調べています…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>「%1」はすでにフォローしています。</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>「%1」をフォローしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>%n番組を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>このリストの番組はすでにフォローしています。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>リンク先は「%2」の%1です。</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>%1から再生</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>%n番組を読み込めませんでした。サイドバーに印が付いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>修正…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Dogearガイド</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>リリースノート</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断情報</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Dogearについて</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>「%1」のライブ配信が始まります。</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>番組へ移動</translation>
    </message>
</context>
<context>
    <name>dogear::MainWindow</name>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::NavigationActions</name>
    <message>
        <source>Next pane</source>
        <translation>次のペイン</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>前のペイン</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>次のエピソードへの移動</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>保存した検索</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>アーカイブした番組</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>クイック移動…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>パスワードを入力…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>再生できる未再生のエピソードがありません。エピソードを選択するか、番組を追加してください。</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>直前の再生位置に戻る</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>別の再生位置へ移動した後に使えます。</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>速度を下げる</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速度を上げる</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>通常の再生速度</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>通常と直前の再生速度を切り替え</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>音量を上げる</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>音量を下げる</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n秒戻る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n秒進む</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>接続したホスト</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Dogearが接続するホスト</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>再生待ちを空にする</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>再生待ちにエピソードがあるときに使えます。</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>再生待ちでの移動</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>次のエピソード</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>次に再生するエピソードがあるときに使えます。</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>再生待ちを並べ替え</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>番組順</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>再生待ちは空です</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>再生待ち: エピソード%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>次に再生</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>再生待ちへの追加</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>再生待ちからの削除</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>%n件のエピソードを再生待ちから削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>再生待ちを並べ替えました。</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>再生待ちを空にしました (エピソード%n件)。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>リリースノート</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogearが%1に更新されました。</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>検索の保存</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>検索「%1」をサイドバーに追加しました。</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>検索の名前の変更</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>名前を「%1」に変更しました。</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>検索の削除</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>検索「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>設定のエクスポート</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定のインポート</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>設定を「%1」に書き出しました (パスワードを除く)。</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1にはこのDogearで使える設定がないため、何も変更しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>「%1」から%n件の設定を取り込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>このDogearにない設定%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>このコンピューターにないフォルダー%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1。除外したもの: %2。</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>番組を追加…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>音声・動画ファイルを追加…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>番組をインポート (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>番組をエクスポート (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>すべての番組を更新</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>「%1」のフォローを解除しました。</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>フォローの解除</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>音声・動画ファイルを追加</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>音声と動画 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>番組をインポート</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>番組のリスト (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>番組をエクスポート</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>この番組をエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>%n番組を「%1」に書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>アーカイブからの復帰</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>「%1」をアーカイブしました。今の状態のまま残り、更新されません。</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>「%1」をアーカイブから戻しました。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>「%1」の名前を変更しました。</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>タグの追加</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>タグの解除</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>「%1」にタグ「%2」を付けました。</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>「%1」からタグ「%2」を外しました。</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>タグの名前の変更</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>名前を「%1」に変更しました。</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>タグの削除</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>タグ「%1」を削除しました。タグの番組は残っています。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>「%1」はDogearで読み込める画像ではありません。番組の画像はそのまま残ります。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>画像の選択</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>画像を変更しました。</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>フィードの画像への変更</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>フィードの画像に戻しました。</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>タグの名前</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>画像を選択</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>画像 (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>このエピソードのファイルがサーバー上で別のものに変わりました。広告が差し替えられたのかもしれません。同じ位置から再生を続けます。</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>このストリームは保存できません。%1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>少し戻る</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>少し進む</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>次のエピソード</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>ウィンドウを隠す</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>ウィンドウを表示</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>ライブラリを変更した後に使えます。</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>元に戻しました: %1。</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>「%1」を元に戻す</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>動画の再生中に使えます。</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>動画を別のウィンドウで表示</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>動画を全画面で表示</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>動画を画面全体に表示します</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>動画をショーノートの横に表示します</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>動画を別のウィンドウで表示します</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>ショーノートと詳細</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>ショーノートを拡大</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>ショーノートを縮小</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>ショーノートを標準サイズに</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>ログイン時にDogearが起動します。</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>次のエピソードを再生</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>少し戻る</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>少し進む</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>動画を表示しています</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>ポッドキャストを再生しています</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>ポッドキャストの再生位置を保存しています</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Dogearについて</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>再生位置を忘れないポッドキャストプレーヤーです。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>GNU General Public Licenseバージョン3またはそれ以降に基づくフリーソフトウェアです。自由に使用、研究、共有、改変できます。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Dogear開発者</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Dogearのライセンス</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogearは次のライブラリを使用しています:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Dogearのライセンス:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>番組の名前・リンク・フィードのアドレス、OPMLリスト、フォルダー、または音声ファイル:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>番組を追加</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>フィード、番組のリスト、音声、動画のいずれかを選択</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>ウィンドウの配色を明るくするか暗くするかを選びます</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>ダークモード ライトモード 夜間 暗い 明るい</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>アートワークの色を使う</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>番組のページの色を番組の画像から取ります</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>アクセント カバー 色合い 色</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>ショーノートの文字サイズ</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>ショーノートと文字起こしの文字の大きさです</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>フォント 拡大 縮小 ズーム 大きく 小さく</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Dogearの表示に使う言語です</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>翻訳 ロケール 日本語 language translation locale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>このブックマークのメモ</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>%1から再生</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>この番組のフォローは解除されています。再生するには、もう一度フォローしてください。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>ブックマークを検索</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>メモ、タイトル、番組に含まれる語</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>すべてのブックマークをMarkdownファイルに書き出します</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>ブックマーク一覧</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから再生</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>ブックマーク%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>何も見つかりませんでした。語を減らすか、短い語でお試しください。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>再生中に気になった箇所をブックマークすると、後で見つけやすくなり、理由をメモに残せます。</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>再生中に%1を押すと、その箇所をブックマークして理由をメモに残せます。</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>この位置へのリンクをコピー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>この番組の設定により、タイトルに基づいてスキップされます</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>このチャプターをスキップ</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>このチャプターをスキップしない</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – %2から再生</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>チャプター</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>チャプター一覧</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから再生</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>このチャプターをスキップ</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>リンクを開く</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>チャプター%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>このタイトルのチャプターを常にスキップ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Chart</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart and what a bar says</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChartChoice</name>
    <message>
        <source>Country of the chart</source>
        <translation>ランキングの国</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>ランキングのカテゴリ</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>現在は使用不可</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>すべてのエピソードから「%1」を検索</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>操作、番組、場所、設定の名前</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>クイック移動</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致する項目</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Dogearにこの名前のものはありません。</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>現在は使用できません。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>エピソードを選択するとショーノートが表示されます。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>ページの各部</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>エピソードを再生</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>最新エピソードを再生</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>番組をフォローする前に、エピソードを見たり再生したりできます</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>ディレクトリに登録された番組の情報</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>フォロー中</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>フィードを読み込んでいます…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>番組を開く</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>エピソードを表示</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>フィード</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>配信日</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>掲載元</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>最新エピソード</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>メディアの種類</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>露骨な表現あり</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>露骨な表現なし</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>ディレクトリの情報では、フィードがなくなっています。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>ディレクトリのページ</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>番組を検索、またはリンクを貼り付け</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>番組や人の名前、またはほかのプレーヤーのリンクを入力します。Enterキーを押すと、選択した番組をフォローし、フォロー中なら再生します。</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>番組とエピソード</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>見つける</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>フォロー、またはフォロー中の番組を再生</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>このランキングは空です。別のものを選んでください。</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>ランキングを読み込んでいます…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Enterキーを押すと、このリンク先の番組をフォローします。</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>何も見つかりませんでした。語を減らすか、別の語でお試しください。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>ダウンロードをキャンセル</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>ダウンロードを再開</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>ダウンロードを削除</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>ダウンロードに残す (取得済み)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>how far a download is, what a click does</comment>
        <translation>%1。%2。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadSettingsPage</name>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>ファイルの保存場所です。変更すると、既存のファイルも一緒に移動します</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>パス ディレクトリ ディスク ストレージ 保存先</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>空けておく容量</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>ディスクの空き容量がこれより少ない間、ダウンロードは待機します</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>空き容量 満杯 スペース</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始時刻</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>ダウンロードを開始してよい時刻です</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了時刻</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>ダウンロードを終える時刻です。開始時刻より前の場合は翌日になります</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>時間帯を限定</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>この時間帯になるまで、ダウンロードは待機します</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>〜</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>時刻 夜間 スケジュール</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>特定の時間帯のみ</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>ネットワークの制限…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>速度制限、同時ダウンロード数、従量制ネットワークの設定です</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>ダウンロードの削除</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>再生後の日数</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>再生したダウンロードを残しておく期間です</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>再生後、次の日数で削除</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>最後まで再生したものを削除して容量を空けます</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>削除 クリーンアップ 整理</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>再生済みを削除</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>ダウンロードの保存期間</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>再生済みかどうかにかかわらず、ダウンロードを残しておく期間です</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>削除 古い 期間 日数</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>削除しない</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>番組ごとに残す最新件数</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>番組ごとに、自動でダウンロードしたものをこの件数だけ残します。手動でダウンロードしたものはすべて残ります</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>削除 件数 エピソード数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>合計サイズの上限</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>この容量を超えると、再生済みのもの、古いものの順に削除します</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>削除 ディスク 容量 クォータ</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>お気に入りを残す</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>お気に入りは自動では削除されません</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>星 スター 保護</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>再生中のものと再生待ちのものは常に残ります。</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>ストリーミング</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>ストリームのキャッシュ</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>再度ダウンロードしなくて済むように保存され、古いものから削除されます</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>一時ファイル ディスク 容量</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>接続の悪いときに備えて、再生より先に読み込みます</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>途切れ 中断 電車 トンネル</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>すべて再開</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>すべて一時停止</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>ダウンロードを再開します</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>再開するまで、すべてのダウンロードを止めます</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>この番組用に記憶</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>この番組の設定をデフォルトとして使います</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>無音カット、音量の均一化</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>無音カット</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>音量の均一化</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>録音のまま</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>すべての番組に使う (現在: %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>この番組へ移動</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ショーノート</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>チャプター</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>文字起こし内を検索</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>文字起こしのあるエピソードで使えます。</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>再生待ちに追加</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>再生済みにする</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>エピソードのページへのリンクをコピーします</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>エピソード一覧</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>フィードから削除済み</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>再生待ちから削除</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>再生対象なし</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>%1から再開</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>このエピソードを再生します</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>未再生にする</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>画像を表示</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>このショーノートの画像をWebサイトから取得します</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>この抜粋を再生</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>%1からの抜粋を再生: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>エピソードをこのバージョンで再生します</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>このバージョンを再生: %1、%2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>この人が関わるすべてのエピソードを表示します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>返信を表示</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>スレッドのサーバーから返信を読み込みます</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>返信を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>エピソード一覧</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>次に再生</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>再生待ちに追加または削除</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>再生待ちまたはダウンロードから削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>一番上へ移動</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>すべての番組で類似の結果が%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%1で類似の結果が%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>すべての番組で%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%1で%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1・類似%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>すべての番組を検索</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>この番組のみ</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>「%1」に類似</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>フィルターに一致する結果がありません。いずれかのフィルターをオフにしてください。</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>何も見つかりませんでした。別の語でお試しください。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>まだ番組をフォローしていません。</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>番組を追加…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>エピソードはまだありません。理由は番組のページで確認できます。</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>一致するエピソードがありません。いずれかのフィルターをオフにしてください。</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>タイトル、ショーノート、文字起こしを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>語、&quot;フレーズ&quot;、前方一致*、-除外する語</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>この検索をサイドバーに保存します</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>選択したエピソード</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>次に再生</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>再生待ちに追加</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>再生待ちから削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>一番上へ移動</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>類似のエピソード</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>番組へ移動</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>ダウンロードに残す</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>ダウンロードを一時停止</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>ダウンロードを再開</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>ダウンロードを再試行</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>ダウンロードをキャンセル</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>ダウンロードを削除</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>再生済みにする</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>未再生にする</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>フィードのアドレスをコピー</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>フィードのアドレスを変更します</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>フィードを選択</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>%1のページには複数のフィードがあります。どれをフォローしますか？</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>フィード</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>フィードはまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>次の読み込み: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>次の読み込み: 手動で更新したとき</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>最近の更新の結果 (新しい順)</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>%1へリダイレクト</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>ほか同様のもの%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FilterBar</name>
    <message>
        <source>Last to first</source>
        <translation>最後から順に</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>最初から順に</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>未再生</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>未再生のエピソードのみ</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>再生途中</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>再生途中のエピソードのみ</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>お気に入りのみ</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>オフラインで再生可能: このコンピューターにあるエピソードのみ</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>オフラインで再生可能</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>文字起こしのあるエピソードのみ</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>文字起こしあり</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>この番組の1つのシーズンのみ</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>一覧の並び順</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>一致度の高い順</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>タイトル順</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>すべてのシーズン</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>この文字起こし内を検索</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選択します</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>標準のフォルダーに戻します</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>ダウンロード用のフォルダー</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>%1に書き込めません。フォルダーは変更されていません。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1、ほか%n番組</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>First</source>
        <translation>初回</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信量</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>ホスト、理由、番組で絞り込み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>接続したホスト</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>時期と理由</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>接続したホスト</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>過去30日間にDogearがリクエストを送信したすべてのホストです。この一覧はこのコンピューターにのみ保存され、個々のリクエストやアドレスは含まれません。</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>選択した行 (選択がなければすべて) をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>すべてのホストの記録を今すぐ消去します</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogearがリクエストを送信するのは次の場合だけです。利用統計の送信や更新の確認は行わず、アカウントもありません。Cookieは保存せず、どのコンピューターからのリクエストかを示す情報も含めません。</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Dogearの外部</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>ホスト名の問い合わせは、プロキシが行う場合を除き、このコンピューターが行います。クリックしたリンクはブラウザーで開きます。</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>過去30日間に接続したホストはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>新着エピソード</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>更新の確認</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Dogearが番組を自動で確認する頻度です</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>更新 RSS フィード 間隔 自動</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>各番組の配信頻度に合わせる</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>一定の間隔</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>手動のみ</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Dogearが次に確認するまでの時間です</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation>時間</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>更新 RSS フィード 間隔 時間</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>番組のチャプターと文字起こし</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>すべてのエピソードで取得</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>通信料のかからないネットワークで、1エピソードずつ順に取得します</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>字幕 テキスト 検索 インデックス</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>開いたことのないエピソードでも、その中の語を検索できるようになります。</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>このコンピューターで作成する文字起こし</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>音声から字幕 (SRT、VTT) を作成するプログラムです</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper 音声認識</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>ダウンロード済みで文字起こしのないエピソードごとに実行されます。{file}はダウンロードしたファイル、{output}は字幕の出力先 (.srtや.vttを除く) です。プログラムが出力した内容も取り込まれます。</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>ランキングと検索</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>ランキングと、Appleの検索結果の対象とする国です</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>見つける 地域 iTunes ストア</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>fyydにも問い合わせる</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>ドイツ語の番組が多いディレクトリです。応答が遅いことがあります</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>見つける</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>podcastindex.orgから発行されたキーです</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>見つける API アカウント</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>podcastindex.orgからキーとともに発行されたシークレットです</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>見つける API パスワード</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>キーがなくてもPodcast Indexに問い合わせますが、見つかる番組は少なくなります。どちらもキーリングに保存されます。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>このリンクを今後は提案しない</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>クリップボードのリンクの番組をフォロー: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>ライブ配信</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>リマインド</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Dogearが開いていれば、開始時にメッセージを表示します</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>%1をリマインド</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じます</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>「%1」を元に戻す</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>「%1」は、その後に変更があったため元に戻せません。</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>「%1」を元に戻せませんでした: %2。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>すべての接続が経由するサーバーです</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>VPN Tor トンネル ファイアウォール 会社 インターネット 接続</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>デスクトップの設定に従う</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>HTTP</source>
        <translation>HTTP</translation>
    </message>
    <message>
        <source>SOCKS5</source>
        <translation>SOCKS5</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>プロキシがパスワードを求める場合に使うパスワードです</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>パスワードはキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>プロキシの名前またはアドレスです (例: proxy.example)</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>プロキシのホストを入力してください。ホストがないと、Dogearはどのサーバーにも接続できません。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>プロキシのポート番号です</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>プロキシが名前を求める場合に使う名前です</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>速度制限</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>すべてのダウンロードを合わせた速度の上限です</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/秒</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>帯域幅 速度 制限 遅い</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>同時ダウンロード数</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>同時にダウンロードするエピソードの数です</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>並列 同時 接続</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>従量制ネットワークでダウンロード</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>オフにすると、スマートフォンの回線など通信料のかかる接続では、ダウンロードが待機します</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>モバイルデータ 携帯 ローミング テザリング</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>番組の更新</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>同時に読み込むフィード数</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>同時に読み込むフィードの数です</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>並列 同時 接続 RSS</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>サーバーごと</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>1つのサーバーから同時に読み込むフィードの数です</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>並列 同時 接続 ホスト RSS</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>無制限</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>最新エピソードへ移動</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>最新エピソードを再生</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>最新エピソードには再生するものがありません</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>最新エピソード</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>ショーノート</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>ショーノートはありません。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから再生</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>デスクトップで通知するもの</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>新着エピソード</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>番組ごとに1件の通知で、再生ボタンと再生待ちに追加するボタンが付きます</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>ポップアップ バルーン アラート お知らせ</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>番組を除外するには、番組のページの「設定」タブで設定してください。</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>完了したダウンロード</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>手動で開始したダウンロードが対象で、自動のものは含みません</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>対応が必要なエラー</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>ディスクの容量不足や、パスワードを求めるフィードなどです</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>ポップアップ バルーン アラート お知らせ 問題</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>トレイ</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>トレイにアイコンを表示</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>再生中のエピソードを示し、中クリックで一時停止します</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>システムトレイ ステータス アイコン インジケーター</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>ウィンドウを閉じてもDogearをトレイに残す</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>再生は続きます。Dogearを終えるには「終了」を選びます</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>バックグラウンド 最小化 終了</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>ログイン時にDogearを起動</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>ウィンドウは、開くまで最小化されたままです</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>自動起動 ブート スタートアップ ログイン</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>このエピソードを表示</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>再生中: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>キーリングに保存(&amp;R)</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>名前とパスワード</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1は名前とパスワードを求めています。接続は暗号化されていないため、入力した内容を途中で第三者に読み取られるおそれがあります。</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1は名前とパスワードを求めています。</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>パスワードを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>オフにすると、Dogearの終了時にパスワードは失われます</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>パスワード(&amp;P):</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>ログイン</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1がこの名前とパスワードを受け付けません。両方を確認して、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>すべての番組</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>個別の再生速度を設定していない番組の速さです</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>速度 スピード テンポ 速く 遅く 倍速</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>無音をカット</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>長い無音を短くします</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>スキップ 間 沈黙 短縮 スマートスピード</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>音量を均一化</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>すべての番組の音量と、エピソード全体の音量をそろえます</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>ラウドネス ノーマライズ 音量 ブースト コンプレッサー</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>番組ごとの設定があれば、そちらが優先されます。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>モノラル</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>左右のチャンネルを合わせて両側で再生します</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>片耳 ステレオ 聴力</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>左右のバランス</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>戻る・進む</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>左矢印キーとボタンで戻る長さです</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>スキップ 巻き戻し シーク ジャンプ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>右矢印キーとボタンで進む長さです</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>スキップ 早送り シーク ジャンプ</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>一時停止の後は少し戻って再開</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>1分後なら3秒、1時間後なら10秒、1日後なら20秒戻ります</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>再開 巻き戻し</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>エピソードの終わり</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>再生し終えたら</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>エピソードを最後まで再生した後に再生するものです</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>次 連続再生 自動再生 キュー</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>再生待ちを再生</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>その後は番組の次のエピソード</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>再生済みにする残り時間</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>残りがこの時間以下のところで再生をやめたエピソードは、再生済みになります</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>完了 聴き終えた 終わり</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>前のチャプター</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>次のチャプター</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n秒戻る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n秒進む</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>クリックすると、残り時間と長さの表示が切り替わります</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>再生位置</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>再生していません</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>このエピソードを表示</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>ミュートを解除</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>音量 %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>ネットワークへの接続を待っています…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>バッファー中…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>この番組へ移動</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>フィードの状態</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>このコンピューターにある割合: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>リスナー計測サービスを経由しない</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>エピソードを番組自身のサーバーから取得し、失敗した場合はフィードの記載に従います</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>トラッキング 追跡 分析 統計 アドレス podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>この数値が収入につながる番組もあるため、初期状態ではオフです。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ショーノート</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>ショーノートの画像を読み込む</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>オフの場合はクリックで読み込まれ、何を読んでいるかはどのサーバーにも伝わりません</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>画像 リモート トラッキングピクセル 追跡</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Dogearが接続するホスト…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>すべてのサーバーと、接続する時期と理由を一覧表示します</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>サーバー テレメトリー ネットワーク ログ</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogearが開発者に情報を送ることはありません。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>更新を中止します。読み込み済みのものは残ります</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>更新中: %1 / %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>更新中</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>「%1」に保存しました。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>%1の結果を表示しています。</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>よく一致するものがありません。一部の語を含むエピソードを表示しています。</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>代わりに%1を検索</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>シーズンなし</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>一致する設定がありません。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>設定をエクスポート…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>パスワードを除くすべての設定をファイルに書き出します</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>設定をインポート…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>エクスポートしたファイルから設定を取り込みます</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>デフォルトに戻す</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>このページの設定を最初の値に戻します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>「%1」をデフォルトに戻しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>日</numerusform>
        </translation>
    </message>
    <message>
        <source> GB</source>
        <comment>gigabytes, after a number</comment>
        <translation> GB</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutEditor</name>
    <message>
        <source>No shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいショートカット</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>この操作に追加するキーを押してください</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>この操作のショートカットを最初の状態に戻します</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>標準のショートカット</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>こちらに割り当てる</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>「%1」のショートカット</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>操作を選択すると、ショートカットを変更できます。</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>このショートカットを削除</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>ショートカット%1を削除</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1は「%2」のショートカットです。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>これらの語を含む操作がありません。</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>1文字のショートカット</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N、S、MなどのCtrlを使わないキーが、ウィンドウ内のどこでも使えます</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>1文字 単独キー 音声入力</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>操作とショートカット</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>操作を選択すると、下でショートカットを変更できます</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>ホットキー キーボード キー割り当て</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>変更済み (標準: %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>一致するショートカットがありません。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>ショートカットを変更…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>コンテキストメニュー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>番組について</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>番組の説明</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ配信</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>配信元</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>この番組のおすすめ</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>フィードに記載の番組</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>この作者のほかの番組</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>この番組へ移動</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>すべて再生済みにする</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>フォローを解除</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>Webサイトのアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>フィードのアドレスをコピー</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>OPMLとして保存…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>名前のない番組</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>フィードにこの番組のアドレスがありません</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1をフォロー</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>未再生のみ</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>ダウンロード前に再生したものはダウンロードしません</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>自動ダウンロード件数</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>この件数の新着エピソードを自動でダウンロードします</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>含む語</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>エピソードに含まれている必要のある語です (検索と同じ書き方)</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>指定なし</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>番組のエピソード</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>この番組にはエピソードがありません。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>無音をカット</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>この番組の長い無音を短くします</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>音量を均一化</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>この番組の音量をほかの番組とそろえます</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>冒頭をスキップ</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>各エピソードの冒頭をこの長さだけスキップします</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>末尾をスキップ</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>各エピソードの末尾をこの長さだけスキップします</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>この番組の再生速度</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>この番組を再生する速さです</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>この番組の再生速度を全番組共通の設定に戻します</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>デフォルト (%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>デフォルト (オン)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>デフォルト (オフ)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>フィードをもう一度読み込みます</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>パスワードを入力…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
次の試行: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>番組の設定</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>常にスキップするチャプター</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>例: 広告, スポンサー*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>チャプターのタイトルに含まれる語を半角コンマ (,) で区切って入力します。*は任意の文字列を表します。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>新着エピソードを通知</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>ほかの作業中に、この番組の新着エピソードをデスクトップに表示します</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>フォローを解除または削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>すべて再生済みにする</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>画像を選択…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>フィードの画像</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>アーカイブから戻す</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>フォローを解除</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新しいタグ…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1、結果%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1、未完了%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1、エピソード%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1、未再生%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>スリープタイマー</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n分延長</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n分後</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>チャプターの終わり</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>エピソードの終わり</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>チャプターの終わりで再生を停止します</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>エピソードの終わりで再生を停止します</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>あと%n分再生すると停止します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>番組を検索します</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>対応しているディレクトリで、すべての番組のエピソードを検索します</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>無音をカット</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>音量を均一化</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>モノラル</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>左右のバランス</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>サウンド: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>動画では使えません。音声が映像より先に進んでしまいます</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>無音の大部分を省きます</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>これまでに%1短縮</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1で遅く、%2で速く</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>0.05刻みの再生速度</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>この番組の再生速度</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>この番組の再生速度 %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>再生速度 %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedSpinBox</name>
    <message>
        <source>×</source>
        <comment>after a speed</comment>
        <translation>倍</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::StatisticsPage</name>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>集計する期間です</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去30日間</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>過去12か月間</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>無音カット</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>最初の1分を再生すると、再生時間、番組、再生速度と無音カットで短縮した時間がここに表示されます。これらはこのコンピューターにのみ保存されます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>再生時間</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>音声が流れていた時間です。一時停止とジャンプは含みません</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>再生速度で短縮</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>通常の再生速度なら余分にかかっていた時間です</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>無音カットで短縮</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>スキップした無音の長さです</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>再生し終えたエピソード</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>最後まで再生したか、残りわずかで再生をやめたエピソードです</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>連続日数</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>1日に1分以上再生した日が連続した最長の日数です</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>日別の再生時間</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>月別の再生時間</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>年別の再生時間</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>短縮した時間</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>ほか%n番組</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>番組別の再生時間</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>自動スクロール</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>再生に合わせてスクロールします</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>文字起こし内の次の一致</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>文字起こし内の前の一致</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>文字起こし内を検索した後に使えます。</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>複数の文字起こしがあります。別のものを選んで読めます</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>この文字起こしには時間情報がないため、音声に合わせてスクロールしません。</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>この文字起こしには本文がありません。</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>文字起こしを取得しています…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>文字起こし: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>ここから再生</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>再生位置とリンクを付けてコピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>文字起こし</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogearが起動していないため、何も行いませんでした。</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogearはすでに起動していますが、応答しません。何も開きませんでした。Dogearを閉じるか、反応がない場合は強制終了して、もう一度起動してください。</translation>
    </message>
</context>
</TS>
