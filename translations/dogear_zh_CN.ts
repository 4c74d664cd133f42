<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>窗口、网络</translation>
    </message>
    <message>
        <source>library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>节目说明</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>媒体文件</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>响度</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>压缩数据</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1（使用 %2 构建）</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>播放组件</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>加入待播清单</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1：%n 个新单集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>%n 个新单集</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>“%1”需要密码</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>“%1”的订阅源已不存在</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>%n 项下载已完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>下载已完成</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>%n 个订阅源已无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>下载正在等待</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>无法保存播放位置</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear 在系统托盘中</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>窗口关闭后程序仍会继续运行。点击托盘图标可重新显示窗口。要退出，请在图标的菜单中选择“退出”，或在窗口中按 Ctrl+Q。</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>关闭“%1”后，语言将会更改。</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>无标题</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>艺术</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>商业</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>喜剧</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>虚构故事</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>政府</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>健康与健身</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>儿童与家庭</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>News</source>
        <translation>新闻</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>宗教与灵性</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>社会与文化</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>体育</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>影视</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>犯罪纪实</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>资料库文件已损坏（%1）。请恢复一份备份；现有内容会另行保留。</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>索引与资料库不符，已重新建立。</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>搜索索引与资料库不符，已重新建立。</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>搜索索引 %1 与资料库不符，且无法重新建立。请恢复一份备份。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>“%1”中有 %n 行数据没有归属，已将其移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>%n 个节目的单集计数有误，已重新计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>资料库完好，未发现任何问题。</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>发现并修复了 %n 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>发现 %n 个问题，其中有些无法修复。请恢复一份备份。</numerusform>
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
            <numerusform>%Ln 个节目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln 个单集</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>读取订阅源</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>播放和下载</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>封面</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>文字稿</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>播客目录</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>链接指向的网页</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>说明中的图片</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>订阅节目或在订阅前查看节目时，以及之后刷新节目时：其订阅源所在的服务器，以及重定向到的服务器。</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>播放或下载单集时，或按自定规则自动下载时：订阅源指定的服务器，以及重定向到的服务器。其间常有统计听众的服务，可在设置中将其略过。</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>屏幕上显示带图片的节目、单集或章节时：图片所在的服务器，每张图片仅一次。</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>打开单集时，或在单集出现后不久（如果在设置中启用）：订阅源指定的章节所在的服务器。</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>打开文字稿时，或在单集出现后不久（如果在设置中启用）：订阅源指定的服务器。</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>查看单集的回复时：订阅源指定的讨论帖所在的服务器。</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>搜索节目、查看排行榜或打开其他播放器的链接时：%1。它们会得知搜索的词语和排行榜的国家或地区。</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>打开节目链接，而所有播客目录都没有收录其订阅源时：该网页所在的服务器。</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>点击说明下方的“显示图片”时，或在设置中启用后始终如此：图片所在的服务器。</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>设置或本机指定了代理时，每次请求都会经过代理。</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>%Ln 个单集</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>儿童不宜</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>已订阅</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>正在添加…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>订阅源已不存在</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1 要求减少请求次数（%2）。请等待一分钟后重试。</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 出现问题（%2）。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1 拒绝了请求（%2）。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1 拒绝了请求。请稍后重试。</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>无法连接到 %1。请检查网络后重试。</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 不接受连接或中断了连接。请稍后重试。</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>当前网络屏蔽了 %1，可能是广告拦截器所致。请在其中放行后重试。</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 响应时间过长。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1 无法证明其身份，因此未读取任何内容。请检查本机的日期，以及网络是否要求登录。</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1 指向 Dogear 不会打开的地址。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1 返回了空的响应。请稍后重试。</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1 的响应不完整。请重试。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1 返回了网页而不是所需的响应。网络可能要求登录：请在浏览器中打开任意网页，然后重试。</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1 返回的内容超出了 Dogear 的读取上限。请尝试其他词语。</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1 返回了 Dogear 无法读取的响应。请稍后重试。</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>对 %1 的请求已停止。请重试。</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>拒绝密钥</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>无连接</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>被屏蔽</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>代理未连通</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>无响应</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>出现问题</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>请搜索其名称，或粘贴其订阅源地址。</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>这些节目的名称相似。</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple 没有%1的排行榜。请选择其他国家或地区。</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>当前显示的是 %1 的内容。</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>此节目</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Dogear 查询的播客目录都没有收录此节目。</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1仅见于 Apple，而 Apple 不提供其订阅源地址。</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1 不提供其节目的订阅源地址。</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>此服务</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>YouTube 频道的订阅源中没有 Dogear 能播放的内容。</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>没有密钥环可提供 Podcast Index 的密钥，因此 Dogear 将在没有密钥的情况下继续运行。请解锁密钥环，然后重新启动 Dogear。</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>没有密钥环可保存 Podcast Index 的密钥，因此 Dogear 关闭后密钥不会保留。请解锁或安装一个密钥环（例如 GNOME Keyring），然后重新输入密钥。</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear 已不再使用 Podcast Index 的密钥，但密钥环没有响应，密钥仍留在其中。请解锁密钥环，并在其中删除该密钥。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>正在查询…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1（较早结果）</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>正在查询 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1 找到 %n 个节目。</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1 拒绝了密钥（%2）。请在设置的“资料库”中检查。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>只有 Podcast Index 收录了此节目，但需要密钥才能查询。请在设置的“资料库”中填写密钥。</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>不允许（%1）</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>未找到（%1）</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>服务器拒绝了请求（%1）</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>服务器拒绝了请求</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>服务器发送了网页</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>服务器发送了播放列表</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>服务器发送了空文件</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>服务器改为发送了一条消息</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>没有网络</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>网络屏蔽了服务器</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>服务器没有响应</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>服务器不可信</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>地址从 https 转到了 http</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>服务器的响应无法理解</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>服务器发送的内容经过压缩</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>服务器每次发送的文件都不同</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>代理不予放行</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>代理要求密码</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>文件并非来自网络</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>文件夹无法写入</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>没有可下载的内容</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>服务器发送了其他内容</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>磁盘已满，下载正在等待。请腾出空间；之后下载会自动继续，已有内容不会丢失。</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>下载文件夹无法写入，下载正在等待。请检查是否有权更改该文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>下载正在等待：%1。</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>出现错误</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>地址循环重定向</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>等待中：%1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>即将开始…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>正在下载，%1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>所有下载均已暂停</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>等待至 %1</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>等待中：网络按流量计费</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>等待中：没有网络</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>等待中：磁盘将满</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>等待下载</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>下载已暂停</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>下载失败：%1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>下载失败</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>部分已在本机</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>在本机</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 个等待中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n 个已暂停</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n 个正在下载</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>已随所有下载一起暂停</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>正在等待其他网络</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>正在等待网络</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>正在等待磁盘空间</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>待播清单为空。可从单集的菜单中加入。</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>待播清单为空。在单集上按 %1 可将其加入。</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>下载的内容无需网络即可播放，在移除之前会一直保留。可从单集的菜单中下载。</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>下载的内容无需网络即可播放，在移除之前会一直保留。在单集上按 %1 可下载。</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>新单集都已听完。</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>已开始但未听完的单集会显示在此处。</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>收藏的单集会显示在此处。</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>播放过的单集会显示在此处。</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>还没有单集。</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>此节目尚未载入。</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>立即载入</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>预告</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>番外</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>包含部分词语</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>在播放器中</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已播放</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>在待播清单中</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>已收藏</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1 要求提供用户名和密码（401）。请检查用户名和密码，或向节目方索取专用地址。</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1 不允许 Dogear 读取此内容（403）。请检查是否仍有权使用该地址。</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1 表示此内容不存在（404）。请检查地址，或向节目方询问订阅源的新地址。</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1 表示此内容已永久移除（410）。请向节目方询问订阅源的新地址，或取消订阅。</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1 要求减少请求次数（429）。请等待一小时后重试。</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1 出现问题（%2）。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1 拒绝了请求（%2）。请检查地址。</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1 拒绝了请求。请检查地址。</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>无法连接到 %1。请检查网络和地址，然后重试。</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1 不接受连接或中断了连接。请稍后重试。</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>当前网络屏蔽了 %1，可能是广告拦截器所致。请在其中放行后重试。</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1 响应时间过长。请稍后重试。</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1 不支持 https。请在地址前加上 http://。</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1 无法证明其身份，因此未读取任何内容。请检查本机的日期；如果日期正确，请告知节目方。</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1 陷入循环重定向。请告知节目方，或查找其订阅源的其他地址。</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1 从安全地址（https）转到了不加密的地址（http），内容可能被他人看到，因此 Dogear 没有继续访问。请告知节目方。</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1 返回的响应自相矛盾，因此未采用其中任何内容。请稍后重试，或告知节目方。</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>尽管 Dogear 要求不压缩，%1 仍以 Dogear 无法读取的方式压缩了内容。请告知节目方。</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>这不是 Dogear 能打开的地址。请提供以 https:// 或 http:// 开头的地址，或者一个文件。</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>“%1”不是地址。请粘贴订阅源的地址。</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>“%1”不是 Dogear 能打开的地址。请提供以 https:// 或 http:// 开头的地址，或者一个文件。</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 的第 %2 行有错误，无法读取。请告知节目方，并稍后重试。</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1 有错误，无法读取。请告知节目方，并稍后重试。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1 返回了网页而不是此单集。该服务器或网络可能要求登录；请在浏览器中打开此单集的网页。</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1 返回了播放列表（一组地址）而不是此单集。Dogear 无法播放；请在浏览器中打开此单集的网页。</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1 返回了空文件而不是此单集。请稍后重试，或告知节目方。</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1 返回了一条消息而不是此单集，服务器拒绝请求时常会如此。请稍后重试，或在浏览器中打开此单集的网页。</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1 是没有节目的列表，因此未添加任何内容。请重新导出，或选择其他文件。</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>没有可读取的内容。请提供订阅源地址或文件。</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1 是空的。请稍后重试，或检查地址。</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1 每次请求都返回此单集的不同文件，因此无法拼接。播放位置已保留；请稍后重试。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1 已损坏。Dogear 添加了能够读取的 %n 个节目；其余节目请重新导出列表。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1 不完整。请重试；缺少的部分下次可能会补上。</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1 是一个列出了多个订阅源的网页。请提供其中一个的地址。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1 是网页，不是播客订阅源。请在网页中查找名为 RSS 或 Feed 的链接，并粘贴到此处。</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1 既不是播客订阅源，也不是音频或视频文件。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1 不是播客订阅源。请检查地址，或在节目的网页上查找其订阅源。</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>%1 中没有可听或可看的内容。请选择包含音频或视频文件的文件夹。</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>此文件夹</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1 中的文件数超过了一个节目的上限。请选择其中的一个文件夹。</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1 超出了 Dogear 可读取的订阅源大小。请检查地址。</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>文件夹 %1 不存在。如果它在未连接的磁盘上，请连接磁盘后刷新。</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1 不存在。请检查其名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1 无法读取。请检查是否有权打开。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1 无法写入。请检查是否有权更改其所在文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1 已存在且不是备份，因此已原样保留。请选择其他名称。</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>磁盘已满。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1 已损坏或不是 Dogear 的备份，因此未作任何更改。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 由较新版本的 Dogear 创建，因此未作任何更改。请安装该版本，或选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1 已损坏或不包含 Dogear 的设置，因此未作任何更改。请选择在设置中导出的文件。</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1 包含较新版本 Dogear 的设置，因此未作任何更改。请安装该版本，或选择其他文件。</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>没有密钥环可保存 %1 的密码，因此 Dogear 关闭后密码不会保留。请解锁或安装一个密钥环（例如 GNOME Keyring），然后重新输入密码。</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>此节目</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>此单集没有可播放的内容。其说明中可能有音频的链接。</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>没有音频设备。请连接或打开一个设备，然后再按一次“播放”。</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>音频设备已断开，单集已暂停。按“播放”可用其他设备从同一位置继续。</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1 无法继续播放：文件缺失、在播放过程中被更改或已损坏。播放位置已保留。请检查文件，或重新获取。</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1 没有发送此单集。请稍后重试；播放位置已保留。</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>本机无法播放此单集的格式。请用其他程序打开，或安装系统提供的更多格式支持。</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>未安装 Qt Multimedia 的播放组件，因此没有声音。请通过系统的软件包安装，然后重新启动 Dogear；资料库和播放位置均会保留。</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Dogear 的播放组件 %1 缺失或不匹配，因此没有声音。请重新安装 Dogear；资料库和播放位置均会保留。</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>操作在完成之前已停止。如仍有需要，请重新开始。</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Dogear 内部出现错误。请重试；如果问题仍然存在，请连同日志一起报告。</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1已有的单集会保留。</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>资料库无法完成此操作。未作任何更改；请关闭 Dogear，重新启动后再试一次。</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>另一个程序正在使用资料库。请将其关闭或稍等片刻，然后重试。</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>资料库文件已损坏，无法读取全部内容。请选择“检查资料库”（dogearctl check）；如果没有帮助，请恢复一份备份。播放位置已保留。</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>资料库由较新版本的 Dogear 写入，已原样保留。请安装该版本，或选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear 正在使用此资料库，因此未作任何更改。请关闭 Dogear，或在其“资料库”菜单中选择“恢复”。</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>资料库中没有此项，可能已被移除。</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>此节目已订阅。请在节目列表中查找。</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear 无法理解此搜索。请尝试普通词语。</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>Dogear 无法理解“%1”。请尝试普通词语。</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>没有回复。</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>没有网络，因此未载入回复。请稍后重试。</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear 无法读取此服务器的回复。请在浏览器中打开讨论帖。</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>服务器没有发送回复。请稍后重试，或在浏览器中打开讨论帖。</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>季</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>集</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>预告</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>番外单集</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>内容分级</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>儿童不宜</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>计划结束时间</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>直播</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>观看或收听</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>支持节目</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>关于单集</translation>
    </message>
    <message>
        <source>People</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>正在直播</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划中</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>从 %1 起</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>其他文本</translation>
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
        <translation>默认</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>其他来源</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>宽 %n 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>高 %n 像素</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>标准</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字稿</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主持人</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>嘉宾</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>讨论帖</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>节目方已关闭评论。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账号</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>聊天室</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>制作地点</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>相关地点</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>在地图上</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>已完结，不再更新</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>新单集</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>创作者</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>活跃年份</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>连续故事，从第一集听起</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>老少皆宜</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>上次读取</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>媒体类型</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>声明的地址</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>新地址</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>制作工具</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>由其他托管平台导入</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>收录到播客目录</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>所有播客目录</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>由 Podping 通知更新</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>预告</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>关于订阅源</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>收款方</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>从另一录音的 %1 起</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>其他收款方</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>仅供参考：Dogear 不会发起付款。</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>建议 %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>已读取，内容与之前相同</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>错误相同</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>第 %1 季第 %2 集</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>第 %1 季</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>第 %1 集</translation>
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
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts that a screen reader reads</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>不到 %1 秒</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
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
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>收听 %1</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>节省 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>听完 %n 个单集</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>加速节省 %1，缩短静音节省 %2</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>按钮</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>待播清单</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>未听完</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>所有单集</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>发现</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>Dogear 设置为使用代理，但缺少代理地址。请在设置的“网络”中填写。</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>无法连接代理 %1，或代理不允许 Dogear 通过。请在设置的“网络”中检查。</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>代理要求提供用户名和密码，或不接受现有的。请在设置的“网络”中填写。</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>代理 %1 要求提供用户名和密码，或不接受现有的。请在设置的“网络”中填写。</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>已忽略“%1”。可以使用 is:unplayed、is:played、is:started、is:downloaded、is:favourite 或 is:queued。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>已忽略“%1”。可以使用 has:chapters、has:transcript、has:video 或 has:bookmark。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>已忽略“%1”。日期应写成 2024、2024-03 或 2024-03-31 这样的形式。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>已忽略“%1”。时间范围应写成 &lt;7d、&lt;3w、&lt;6m 或 &gt;1y 这样的形式。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>已忽略“%1”。时长应写成 20m 或 1h30m 这样的形式。</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>已忽略“%1”。季应为数字，例如 season:2。</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>已忽略“%1”。要查找的词语应紧跟在冒号之后。</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>已忽略 OR。请将其写在两个词语之间。</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>暂停下载</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>重试下载</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>移除下载</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>取消下载</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>移出待播清单</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>列表中有 %n 项已略过：它们在导出列表的程序中未订阅，或者不是节目。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>“%1”已打开，但其订阅源中没有链接所指的单集；请在列表中查找，或在浏览器中打开链接。</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>“%1”已打开，但其订阅源中没有链接所指的单集“%2”；请在浏览器中打开链接。</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>“%1”已打开，但没有播客目录说明链接所指的是哪个单集；请在列表中查找。</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>“%1”显示的是之前读取的内容，其中没有链接所指的单集。</translation>
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
        <translation>带时间的文本 (JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>字幕 (SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>在本机生成</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>无法连接到 %1，因此未能获取文字稿。请连接网络后重试。</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1 返回了网页而不是文字稿，可能需要登录。请在此单集的网页上查找，或稍后重试。</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1 返回的内容不是 Dogear 能读取的文字稿。请告知节目方，或稍后重试。</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>来自 %1 的文字稿不完整。请重试。</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>来自 %1 的文字稿是空文档。请告知节目方，或稍后重试。</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>来自 %1 的文字稿超出了 Dogear 的读取上限。请告知节目方。</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1 表示文字稿不存在（%2）。请告知节目方，或稍后重试。</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1已有的文字稿会保留。</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>检查资料库</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>将节目、播放位置和设置写入一个文件</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>从备份中取回节目、播放位置和设置</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>检查资料库的问题，并尽可能修复</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>备份 (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>正在备份资料库…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>资料库已备份到 %1（%2，%3）。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>备份 (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>恢复 %1 的资料库？</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>其中包含 %1。Dogear 会关闭当前打开的资料库并将其留作备份，然后打开恢复的资料库。</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>正在读取备份…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>已恢复 %1 的资料库。</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>恢复资料库</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>正在检查资料库…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>在此处添加书签</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>复制此处的链接</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>播放器中有单集时可用。</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>已在 %1 处添加书签。</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加笔记</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>“%2”中 %1 处的笔记：</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>已复制：标题、节目和时间。此单集没有网址。</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>已复制：标题、节目、时间和链接。</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>书签已删除。</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>删除书签</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>编辑笔记</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>导出书签</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>书签.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>已将 %n 个书签写入 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>上一章节</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>下一章节</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>单集有章节时可用。</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>此节目中与“%1”匹配的章节将被跳过。</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>跳过章节</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>此文本有助于报告错误。其中不含节目、单集或文件的名称，Dogear 也不会将其发送给任何人：可将其复制到需要的地方。</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>无法启动“%1”，因此不会生成文字稿。请检查设置中的命令。</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1”运行失败并提示：%2。更改设置中的命令之前，不会再生成文字稿。</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>“%1”没有留下字幕（SRT、VTT），更改设置中的命令之前，不会再生成文字稿。</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1”运行失败。更改设置中的命令之前，不会再生成文字稿。</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>暂停所有下载</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>已移除 %n 项下载。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>移除下载</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>文件已不存在：它已被删除或移动。</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>%n 项下载失败；列表中说明了原因。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>未能下载“%1”：%2。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>标记为已播放或未播放</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>加入收藏或取消收藏</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>转到节目</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>全部标记为已播放</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>在收件箱、节目和标签中可用。</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>播放位置已重置到开头。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>已将 %Ln 个单集标记为已播放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>已将 %Ln 个单集标记为未播放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>标记为已播放</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>标记为未播放</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>已将 %Ln 个单集加入收藏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>已取消收藏 %Ln 个单集。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入收藏</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>此处的单集都已标记为已播放。</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>资料库(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>单集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>“%1”的地址</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>订阅源地址：</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>更改地址</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>“%1”现在从新地址读取。</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>更改地址</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>正在读取“%1”的文件…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>正在查询此链接的指向…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>“%1”之前已订阅。</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>已订阅“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>已添加 %n 个节目。</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>此列表中的节目之前均已订阅。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>此链接指向“%2”的 %1 处。</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>从 %1 播放</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>有 %n 个节目无法读取；侧边栏中已标出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>更正…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Dogear 指南</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>发行说明</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>关于 Dogear</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>“%1”现在开始。</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>转到节目</translation>
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
        <translation>下一个窗格</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个窗格</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>下一集</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>保存的搜索</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>节目</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>已归档的节目</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>快速转到…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>没有未播放的单集可供播放。请选择一个单集，或添加节目。</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>回到上一个位置</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>跳转到其他时间后可用。</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>在正常速度与上次速度之间切换</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>增大音量</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>减小音量</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>后退 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>前进 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>连接过的主机</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Dogear 连接的主机</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>清空待播清单</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>待播清单中有单集时可用。</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>在待播清单中移动</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>下一集</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>有下一集时可用。</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>待播清单排序</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最早优先</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>最短优先</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>按节目</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>待播清单为空</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>待播清单：%n 个单集</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>接下来播放</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>加入待播清单</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>移出待播清单</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>已将 %n 个单集移出待播清单。</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>待播清单已排序。</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>已清空待播清单：%n 个单集。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>发行说明</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear 已更新到 %1。</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增内容</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>搜索“%1”已加入侧边栏。</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>重命名搜索</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>已重命名为“%1”。</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>移除搜索</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>搜索“%1”已移除。</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>设置已写入 %1，不含密码。</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1 中没有此版本 Dogear 可用的设置，因此未作任何更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>已从 %1 导入 %n 项设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>%n 项此版本 Dogear 未知的设置</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>本机上不存在的文件夹 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1；已略过：%2。</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>添加节目…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>添加音频或视频文件…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>导入节目 (OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>导出节目 (OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>刷新所有节目</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>已取消订阅“%1”。</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>取消订阅</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>添加音频或视频文件</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>音频和视频 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>导入节目</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>节目列表 (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>导出节目</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>导出此节目</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>已将 %n 个节目写入 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>“%1”已归档：内容保持原样，不再刷新。</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>“%1”已取消归档。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>“%1”已重命名。</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>去掉标签</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>已为“%1”添加标签“%2”。</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>“%1”不再带有标签“%2”。</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>重命名标签</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>已重命名为“%1”。</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>标签“%1”已移除；其中的节目仍会保留。</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>“%1”不是 Dogear 能读取的图片。节目会保留现有封面；请选择其他文件。</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>选择封面</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>封面已更改。</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>使用订阅源的封面</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>已恢复订阅源的封面。</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新建标签</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>标签名称</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择封面</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>此单集在服务器上已变成另一个文件，可能是其中的广告不同。将从同一时间继续播放。</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>无法保存此媒体流。%1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>下一集</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>隐藏窗口</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>显示窗口</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>资料库有更改后可用。</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>已撤销：%1。</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>撤销“%1”</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>播放视频时可用。</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>独立窗口播放视频</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>全屏播放视频</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>在整个屏幕上显示视频</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>在说明旁边显示视频</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>在独立窗口中显示视频</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>说明和详情</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>放大说明文字</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>缩小说明文字</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>说明文字恢复默认大小</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>Dogear 会在登录时启动。</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>播放下一集</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>正在显示视频</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>正在播放播客</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>正在保存播客的播放位置</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>关于 Dogear</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>会记住播放位置的播客播放器。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更新版本发布。可以使用、研究、分享和修改；不提供任何担保。</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Dogear 开发者</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Dogear 的许可证</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear 使用以下程序库：</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Dogear 的许可证：</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>节目的名称、链接或订阅源地址、OPML 列表、文件夹或音频文件：</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>添加节目</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>选择订阅源、节目列表、音频或视频</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>窗口使用浅色还是深色</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>深色模式 浅色模式 暗色 亮色 夜间</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>从封面取色</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>节目页面使用取自封面的颜色</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>强调色 封面 着色 配色</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>说明文字大小</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>说明和文字稿的文字大小</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>字体 字号 缩放 放大 缩小</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Dogear 界面的语言</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>翻译 区域 界面语言 language translation locale</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>此书签的笔记</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>编辑笔记</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>从 %1 播放</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>此节目已取消订阅。重新订阅后才能播放。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>搜索书签</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>笔记、标题和节目中的词语</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>将所有书签写入 Markdown 文件</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>在书签中</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从此处播放</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>编辑笔记</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n 个书签</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>没有找到任何内容。请尝试更少或更短的词语。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>收听时可为某一时间添加书签，以便日后找到，并记下原因。</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>收听时按 %1 可标记某一时间，并记下原因。</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>复制此处的链接</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>按照为此节目选择的设置，因标题而跳过</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>跳过此章节</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>不跳过此章节</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – 从 %2 播放</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>在章节中</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从此处播放</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>跳过此章节</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>打开链接</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n 个章节</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>始终跳过此标题的章节</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Chart</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart and what a bar says</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChartChoice</name>
    <message>
        <source>Country of the chart</source>
        <translation>排行榜的国家或地区</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>排行榜的类别</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>已开启</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>目前不可用</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>在所有单集中搜索“%1”</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>操作、节目、页面或设置的名称</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>快速转到</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配项</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Dogear 中没有此名称的内容。</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>目前不可用。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>选择一个单集以阅读其说明。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>页面的各部分</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>播放单集</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>播放最新一集</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>在订阅节目之前查看和播放其单集</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>播客目录中关于此节目的信息</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>已订阅</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>正在读取订阅源…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>打开节目</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>显示单集</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发布时间</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>收录于</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>最新一集</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>媒体类型</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>内容分级</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>儿童不宜</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>老少皆宜</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>有播客目录指出其订阅源已不存在。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>播客目录的网页</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>搜索节目，或粘贴链接</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>节目和人物的名称，或其他播放器的链接。按回车键可订阅所选节目；如已订阅，则播放。</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>节目和单集</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>在“发现”中</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>订阅；已订阅则播放</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>此排行榜为空。请选择其他排行榜。</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>正在读取排行榜…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>按回车键可订阅此链接指向的节目。</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>没有找到任何内容。请尝试更少或其他词语。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>取消下载</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>移除下载</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>保留（已在本机）</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
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
        <translation>下载</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>文件的存放位置；已有文件会一并移动</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>路径 目录 磁盘 存储 位置</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>保留可用空间</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>磁盘可用空间少于此值时，下载会等待</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>空间 已满 剩余</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>From</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>下载可以开始的时间</translation>
    </message>
    <message>
        <source>To</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>下载结束的时间；早于开始时间则为次日</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>仅限</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>下载会等到此时段开始</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>时间 时段 夜间 定时 计划</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>仅在特定时段</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>网络限制…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>速度上限、并行下载和按流量计费的网络</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>移除下载</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>播放后的天数</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>播放后保留多久</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>多久后移除已播放的</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>已听完的内容无需占用空间</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>删除 清理 自动</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>移除已播放的</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>多久后全部移除</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>无论是否播放过，下载保留多久</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>删除 过期 旧 天数</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>每个节目保留最新单集</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>每个节目保留的自动下载数量；手动下载的全部保留</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>删除 数量 集数 单集</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>总大小上限</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>占用空间超过此值时，先移除已播放的，再移除最早的</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>删除 磁盘 空间 配额</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>保留收藏</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>收藏只能手动移除</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>星标 保护 收藏</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>正在播放或在待播清单中的内容始终保留。</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>在线播放</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>在线播放缓存</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>保留以免重复下载；最早的先移除</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>临时 磁盘 空间 流媒体</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>提前载入后续内容，以应对网络不佳</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>卡顿 中断 火车 隧道</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>全部继续</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>全部暂停</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>让下载继续</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>暂停所有下载，直到手动继续</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>为此节目记住</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>将此节目的设置用作默认设置</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>缩短静音、均衡音量</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>缩短静音</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>均衡音量</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>原始声音</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>用于所有节目（当前：%1）</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>转到此节目</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字稿</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>在文字稿中搜索</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>单集有文字稿时可用。</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>加入待播清单</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>标记为已播放</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>复制单集网页的链接</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>在单集列表中</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>已不在订阅源中</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>移出待播清单</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>没有可播放的内容</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>从 %1 继续</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>播放此单集</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入收藏</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>标记为未播放</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>从图片所在的网站获取此说明中的图片</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>播放此片段</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>播放 %1 处的片段：%2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>以此版本播放单集</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>播放此版本：%1，%2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>显示此人参与的所有单集</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>显示回复</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>从讨论帖所在的服务器载入回复</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>正在载入回复…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>在单集列表中</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>接下来播放</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>加入或移出待播清单</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>移出待播清单或移除下载</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>移到顶部</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>所有节目中有 %Ln 个相似结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>“%1”中有 %Ln 个相似结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>所有节目中有 %Ln 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>“%1”中有 %Ln 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · %Ln 个相似</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>搜索所有节目</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>仅此节目</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>仅在“%1”中</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>与“%1”相似</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>没有符合这些筛选条件的结果。请关闭一个筛选条件。</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>没有找到任何内容。请尝试其他词语。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>尚未订阅任何节目。</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>添加节目…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>还没有单集。节目页面中说明了原因。</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>没有符合条件的单集。请关闭一个筛选条件。</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>搜索标题、说明和文字稿</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>词语、&quot;短语&quot;、前缀*、-排除</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>将此搜索保留在侧边栏中</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>所选单集</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>接下来播放</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>加入待播清单</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>移出待播清单</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>移到顶部</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>更多类似单集</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>转到节目</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>暂停下载</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>重试下载</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>取消下载</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>移除下载</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>标记为已播放</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>标记为未播放</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入收藏</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>取消收藏</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>复制订阅源地址</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>更改订阅源地址</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>选择订阅源</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>%1 的网页列出了多个订阅源。要订阅哪些？</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>订阅源尚未载入。</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>下次读取：%1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>下次读取：手动刷新时</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>最近几次刷新的结果，最新的在前</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>已重定向到 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>以及另外 %n 个类似情况</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, and its value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FilterBar</name>
    <message>
        <source>Last to first</source>
        <translation>从末集到首集</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>从首集到末集</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最早优先</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>未播放</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>仅未播放的单集</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>未听完</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>仅未听完的单集</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>仅收藏</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>可离线播放：仅本机上的单集</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>可离线播放</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字稿</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>仅有文字稿的单集</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>有文字稿</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>仅此节目的某一季</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>最佳匹配优先</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>最短优先</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最长优先</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>所有季</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>在此文字稿中搜索</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一个结果</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一个结果</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>没有结果</translation>
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
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>选择其他文件夹</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>恢复为默认文件夹</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>下载文件夹</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>无法写入 %1。文件夹与之前相同。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>节目</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首次</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>按主机、原因或节目筛选</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>连接记录</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>时间和原因</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>连接过的主机</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>最近 30 天内 Dogear 向其发送过请求的所有主机。此列表仅保存在本机；其中不含具体的请求和地址。</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>将所选行或全部内容复制为文本</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>立即清除所有主机记录</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear 仅因以下原因发送请求，别无其他：没有使用统计，不检查更新，没有账号。Dogear 不保存 Cookie，任何请求都不会表明所用的是哪台电脑。</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Dogear 之外</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>主机名称由本机查询，使用代理时则可能由代理查询。点击的链接会在浏览器中打开。</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>最近 30 天内未连接任何主机。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>新单集</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Dogear 自动检查节目的频率</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>刷新 更新 RSS 订阅源 间隔 自动</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>按各节目的发布频率</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>按固定间隔</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>仅手动</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>Dogear 再次检查前等待的时间</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 小时</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>刷新 RSS 订阅源 间隔 小时</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>节目的章节和文字稿</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>为所有单集获取</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>网络不按流量计费时，逐个单集获取</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>字幕 文本 搜索 索引</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>其中的词语可供搜索，即使是从未打开过的单集。</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>在本机生成的文字稿</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>由音频生成字幕（SRT、VTT）的程序</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>语音识别 转写 听写 whisper</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>对每个已下载且没有文字稿的单集运行。{file} 是下载的文件，{output} 是字幕的存放位置，不含 .srt 或 .vtt；程序输出的内容也会采用。</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>排行榜和搜索</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家或地区</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>显示哪里的排行榜，以及 Apple 列出哪里的节目</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>发现 地区 iTunes 商店</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>同时查询 fyyd</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>收录许多德语节目的播客目录，有时较慢</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>发现 播客目录</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥 (Key)</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>podcastindex.org 提供的密钥</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>发现 API 账号</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>机密 (Secret)</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>podcastindex.org 随密钥一起提供的机密</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>发现 API 密码</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>没有密钥也会查询 Podcast Index，但找到的内容较少。密钥和机密都保存在密钥环中。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>不再提示此链接</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>订阅剪贴板中的链接：%1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>直播</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>提醒我</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Dogear 打开期间，开始时显示一条消息</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>“%1”开始时提醒我</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>撤销“%1”</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>“%1”已无法撤销，因为此后又有更改。</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>“%1”未能撤销：%2。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>所有连接都经由的服务器</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>VPN Tor 隧道 防火墙 公司 互联网 连接</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>使用桌面的代理</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>密码</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>代理要求时使用的密码</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>密码保存在密钥环中。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>代理的名称或地址，例如 proxy.example</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>请填写代理的主机，否则 Dogear 无法连接任何服务器。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>代理的端口号</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>代理要求时使用的用户名</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>速度上限</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>所有下载合计的最高速度</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>带宽 限速 速率 慢</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>并行下载</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>同时下载的单集数量</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>并发 同时 连接</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>在按流量计费的网络上下载</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>关闭时，在流量收费的网络（如手机网络）上下载会等待</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>移动数据 蜂窝 流量 漫游 热点</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>刷新节目</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>并行读取订阅源</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>同时读取的订阅源数量</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>并发 同时 连接 RSS</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>每个服务器</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>同一服务器上同时读取的订阅源数量</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>并发 同时 连接 主机 RSS</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>转到最新一集</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>播放最新一集</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>最新一集没有可播放的内容</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>最新一集</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
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
        <translation>节目说明</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>没有说明。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从此处播放</translation>
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
        <translation>显示桌面通知</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>新单集</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>每个节目一条通知，带有播放和加入待播清单的按钮</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>弹出 气泡 提醒 通知</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>要排除某个节目，请打开其页面的“设置”标签页。</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>下载完成</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>手动开始的下载，不含自动下载</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>需要处理的错误</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>例如磁盘已满，或订阅源要求密码</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>弹出 气泡 提醒 通知 问题</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>系统托盘</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>在系统托盘中显示图标</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>提示正在播放的内容；单击中键可暂停</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>系统托盘 状态 图标 指示器</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>关闭窗口后 Dogear 留在系统托盘中</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>播放会继续；选择“退出”才会结束</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>后台 最小化 退出</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>登录时启动 Dogear</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>窗口保持最小化，需要时再打开</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>自动启动 开机 启动 登录</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>正在播放</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>显示此单集</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>正在播放：%1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>保存到密钥环(&amp;R)</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>用户名和密码</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1 要求提供用户名和密码。连接未加密：传输途中他人可能读取输入的内容。</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1 要求提供用户名和密码。</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>显示密码(&amp;S)</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>不勾选时，Dogear 关闭后不会保留密码</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>用户名(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密码(&amp;P)：</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1 不接受此用户名和密码。请检查两者后重试。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>所有节目</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>没有单独设置速度的节目的播放速度</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>倍速 语速 加快 减慢</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>缩短静音</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>缩短较长的停顿</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>跳过 停顿 空白 智能速度</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>均衡音量</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>使所有节目以及单集各部分的音量一致</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>响度 标准化 增强 压缩器</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>节目自身的设置优先于这些设置。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>单声道</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>在两侧同时播放两个声道</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>单耳 立体声 听力</translation>
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
        <translation>左右声道的平衡</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>后退和前进</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>按左方向键或其按钮时后退的时长</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>跳过 快退 倒退 跳转</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>按右方向键或其按钮时前进的时长</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>跳过 快进 跳转</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>暂停后稍微后退</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>暂停满一分钟退 3 秒，满一小时退 10 秒，满一天退 20 秒</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>继续 恢复 快退</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>单集结束</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>听完一个单集后播放什么</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>下一集 连续播放 自动播放 队列</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>播放待播清单</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>然后播放节目的下一集</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>剩余多少时标记为已播放</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>离开单集时，剩余不超过此时长即视为已播放</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>听完 完成 结束</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无剩余</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>上一章节</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>下一章节</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>后退 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>前进 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>点击可在剩余时间和总时长之间切换</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>播放位置</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>未在播放</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>显示此单集</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>取消静音</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
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
        <translation>正在等待网络…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>正在缓冲…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>转到此节目</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>订阅源状况</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>在本机：%1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>略过统计听众的服务</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>直接向节目自己的服务器请求单集；失败时改用订阅源中的地址</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>跟踪 前缀 分析 统计 地址 podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>有些节目依靠这些数据维持，因此此项默认关闭，可自行开启。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>载入说明中的图片</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>关闭时，点击后才会载入，服务器无从得知阅读了什么内容</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>图像 远程 跟踪 像素</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Dogear 连接哪些主机…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>列出每个服务器及其连接时间和原因</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>服务器 遥测 网络 日志</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear 不会向开发者报告任何信息。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>停止刷新；已读取的内容会保留</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>正在刷新 %1 / %2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>正在刷新</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
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
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchNotice</name>
    <message>
        <source>“%1”</source>
        <comment>a word</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Showing results for %1.</source>
        <translation>显示的是%1的结果。</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>没有很匹配的结果。这些单集包含其中部分词语。</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>改为搜索%1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>未分季</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>查找设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>没有匹配的设置。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>导出设置…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>将所有设置（不含密码）写入文件</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>导入设置…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>从导出的文件中导入设置</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>将此页面的设置恢复为最初的值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>“%1”已恢复默认设置。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 天</numerusform>
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
        <translation>没有快捷键</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>按下要为此操作添加的按键</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>将此操作的快捷键恢复为最初的设置</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>默认快捷键</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>改用于此操作</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>“%1”的快捷键</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>选择一个操作以更改其快捷键。</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>移除此快捷键</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>移除快捷键 %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 是“%2”的快捷键。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>没有包含这些词语的操作。</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>单字母快捷键</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N、S、M 等不带 Ctrl 的按键在窗口任何位置都有效</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>单个字符 字母 按键 听写</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>选择一个操作，在下方更改其快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>热键 键盘 按键 绑定</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>已更改；默认为：%1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>没有匹配的快捷键。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有位置</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>上下文菜单</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>关于节目</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>节目简介</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>直播</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>节目方推荐</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>订阅源列出</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>此作者的更多节目</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>转到此节目</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>全部标记为已播放</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>取消订阅</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>复制网站地址</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>复制订阅源地址</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>另存为 OPML…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>未命名的节目</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>订阅源没有提供其地址</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>订阅</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>订阅“%1”</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>仅未播放的</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>下载前已播放过的单集不再下载</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>下载最新单集</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>自动下载的新单集数量</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>仅限包含</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>单集中必须能找到的词语，与搜索时相同</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>任意词语</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>节目的单集</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>此节目没有单集。</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>缩短静音</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>缩短此节目中较长的停顿</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>均衡音量</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>使此节目与其他节目的音量一致</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>跳过片头</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>每个单集开头跳过的时长</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>跳过片尾</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>每个单集结尾跳过的时长</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>此节目的速度</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>此节目的播放速度</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>以所有节目的通用速度播放此节目</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不跳过</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>默认（%1）</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>默认（开）</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>默认（关）</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>重新读取订阅源</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
下次尝试：%2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>节目的设置</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>始终跳过匹配的章节</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>例如：广告，赞助*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>章节标题中的词语，以逗号分隔。* 代表任意字符。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>有新单集时通知</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>在使用其他程序时，由桌面提示此节目的新单集</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>在侧边栏中</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>取消订阅或移除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>全部标记为已播放</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>选择封面…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>使用订阅源的封面</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>取消订阅</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新建标签…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>节目</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1，%n 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1，%n 个待下载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1，%n 个单集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1，%n 个未播放</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>睡眠定时器</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>延长 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n 分钟后</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>章节结束时</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>单集结束时</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>章节结束时停止播放</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>单集结束时停止播放</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>再收听 %n 分钟后停止播放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>节目</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>搜索节目</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>单集</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>在支持的播客目录中搜索所有节目的单集</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>缩短静音</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>均衡音量</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>单声道</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>左右声道的平衡</translation>
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
        <translation>声音：%1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>视频中不可用：声音会比画面快</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>略去大部分静音</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>目前已节省 %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 减慢，%2 加快</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>以 0.05 为步长调整速度</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>此节目的速度</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>此节目的速度 %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedSpinBox</name>
    <message>
        <source>×</source>
        <comment>after a speed</comment>
        <translation>×</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::StatisticsPage</name>
    <message>
        <source>Time</source>
        <translation>时间范围</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>此处统计的范围</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>最近 12 个月</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>所有年份</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>缩短静音</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>收听一分钟后，此处会显示收听时长、收听的节目，以及加速和缩短静音所节省的时间。这些数据只保留在本机。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>收听时长</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>声音播放的时长；暂停和跳转不计算在内</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>加速节省</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>以正常速度收听需要多花的时间</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>缩短静音节省</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>被跳过的静音</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>听完的单集</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>听到结尾，或离开时所剩无几</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>连续收听天数</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>每天至少收听一分钟的最长连续天数</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>按日统计的收听时长</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>按月统计的收听时长</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>按年统计的收听时长</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>节省的时间</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>其他 %n 个节目</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>按节目统计的收听时长</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>跟随播放</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>随播放内容滚动</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>文字稿中的下一个结果</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>文字稿中的上一个结果</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>在文字稿中搜索后可用。</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>有多份文字稿：选择另一份阅读</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>此文字稿没有时间信息，因此不会跟随声音。</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>此文字稿中没有文字。</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>正在获取文字稿…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>文字稿：%1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>从此处播放</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>复制（含时间和链接）</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字稿</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>在文字稿中</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear 没有运行，因此未执行任何操作。</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear 已在运行但没有响应；未打开任何内容。请将其关闭，如已挂起请结束其进程，然后重新启动。</translation>
    </message>
</context>
</TS>
