<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>AboutFacts</name>
    <message>
        <source>window, network</source>
        <translation>창, 네트워크</translation>
    </message>
    <message>
        <source>library</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>feeds</source>
        <translation>피드</translation>
    </message>
    <message>
        <source>show notes</source>
        <translation>쇼 노트</translation>
    </message>
    <message>
        <source>media files</source>
        <translation>미디어 파일</translation>
    </message>
    <message>
        <source>playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>loudness</source>
        <translation>음량 분석</translation>
    </message>
    <message>
        <source>search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>compressed data</source>
        <translation>압축 데이터</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>passwords</source>
        <translation>비밀번호</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1(빌드 버전: %2)</translation>
    </message>
    <message>
        <source>Plays with</source>
        <translation>재생 엔진</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>프로세서</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>플랫폼</translation>
    </message>
</context>
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>재생 대기열에 추가</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new episode(s)</source>
        <translation>
            <numerusform>%1: 새 에피소드 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new episode(s)</source>
        <translation>
            <numerusform>새 에피소드 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a password</source>
        <translation>“%1”: 비밀번호 필요</translation>
    </message>
    <message>
        <source>The feed of “%1” is gone</source>
        <translation>“%1”: 피드가 없어짐</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) complete</source>
        <translation>
            <numerusform>다운로드 %n개 완료</numerusform>
        </translation>
    </message>
    <message>
        <source>Download complete</source>
        <translation>다운로드 완료</translation>
    </message>
    <message numerus="yes">
        <source>%n feed(s) can&apos;t be read any more</source>
        <translation>
            <numerusform>피드 %n개를 더 이상 읽을 수 없음</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloads wait</source>
        <translation>다운로드 대기 중</translation>
    </message>
    <message>
        <source>Your place can&apos;t be saved</source>
        <translation>재생 위치를 저장할 수 없음</translation>
    </message>
    <message>
        <source>Dogear is in the tray</source>
        <translation>Dogear가 트레이에서 실행 중</translation>
    </message>
    <message>
        <source>It goes on without its window. A click on its icon brings the window back. To quit, choose Quit in the menu of the icon, or press Ctrl+Q in the window.</source>
        <translation>창을 닫아도 계속 실행됩니다. 아이콘을 클릭하면 창이 다시 열립니다. 종료하려면 아이콘 메뉴에서 “종료”를 선택하거나 창에서 Ctrl+Q를 누르세요.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The language changes when you close “%1”.</source>
        <translation>“%1” 창을 닫으면 언어가 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>BookmarkText</name>
    <message>
        <source>Bookmarks</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>제목 없음</translation>
    </message>
</context>
<context>
    <name>ChartCategory</name>
    <message>
        <source>Arts</source>
        <translation>예술</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>비즈니스</translation>
    </message>
    <message>
        <source>Comedy</source>
        <translation>코미디</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>교육</translation>
    </message>
    <message>
        <source>Fiction</source>
        <translation>픽션</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>정부</translation>
    </message>
    <message>
        <source>Health &amp; Fitness</source>
        <translation>건강 및 피트니스</translation>
    </message>
    <message>
        <source>History</source>
        <translation>역사</translation>
    </message>
    <message>
        <source>Kids &amp; Family</source>
        <translation>어린이 및 가족</translation>
    </message>
    <message>
        <source>Leisure</source>
        <translation>여가</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>News</source>
        <translation>뉴스</translation>
    </message>
    <message>
        <source>Religion &amp; Spirituality</source>
        <translation>종교 및 영성</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>과학</translation>
    </message>
    <message>
        <source>Society &amp; Culture</source>
        <translation>사회 및 문화</translation>
    </message>
    <message>
        <source>Sports</source>
        <translation>스포츠</translation>
    </message>
    <message>
        <source>TV &amp; Film</source>
        <translation>TV 및 영화</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>기술</translation>
    </message>
    <message>
        <source>True Crime</source>
        <translation>실화 범죄</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>The file of the library is damaged (%1). Restore a backup; what is here now is kept beside it.</source>
        <translation>라이브러리 파일이 손상되었습니다(%1). 백업을 복원하세요. 현재 파일은 같은 폴더에 따로 보존됩니다.</translation>
    </message>
    <message>
        <source>Indexes did not fit the library; they were built anew.</source>
        <translation>색인이 라이브러리와 맞지 않아 새로 만들었습니다.</translation>
    </message>
    <message>
        <source>The search index did not fit the library; it was built anew.</source>
        <translation>검색 색인이 라이브러리와 맞지 않아 새로 만들었습니다.</translation>
    </message>
    <message>
        <source>The search index %1 does not fit the library and cannot be built anew. Restore a backup.</source>
        <translation>검색 색인 %1이(가) 라이브러리와 맞지 않으며 새로 만들 수 없습니다. 백업을 복원하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of “%1” belonged to nothing; they were taken out.</source>
        <translation>
            <numerusform>“%1”에서 어디에도 속하지 않는 행 %n개를 제거했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The episodes of %n shows were miscounted; they were counted again.</source>
        <translation>
            <numerusform>팟캐스트 %n개의 에피소드 수가 잘못되어 다시 계산했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is sound; nothing was found wrong.</source>
        <translation>라이브러리가 정상이며 문제가 발견되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Found and fixed %n problems.</source>
        <translation>
            <numerusform>문제 %n개를 찾아 해결했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n problems, and not all could be fixed. Restore a backup.</source>
        <translation>
            <numerusform>문제 %n개를 찾았으나 모두 해결하지는 못했습니다. 백업을 복원하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>shows, episodes</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shows</source>
        <translation>
            <numerusform>팟캐스트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>에피소드 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactText</name>
    <message>
        <source>Reading feeds</source>
        <translation>피드 읽기</translation>
    </message>
    <message>
        <source>Playing and downloading</source>
        <translation>재생 및 다운로드</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>커버 이미지</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>챕터</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>대본</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>댓글</translation>
    </message>
    <message>
        <source>Directories of podcasts</source>
        <translation>팟캐스트 디렉터리</translation>
    </message>
    <message>
        <source>Pages behind links</source>
        <translation>링크가 가리키는 페이지</translation>
    </message>
    <message>
        <source>Pictures in notes</source>
        <translation>쇼 노트의 이미지</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>When you follow a show or look at one before, and later when it is refreshed: the server of its feed, and those it redirects to.</source>
        <translation>팟캐스트를 팔로우하거나 미리 볼 때, 그리고 나중에 새로 고칠 때: 피드가 있는 서버와 그 서버가 리디렉션하는 서버입니다.</translation>
    </message>
    <message>
        <source>When you play or download an episode, or a rule of yours downloads it: the server that the feed names, and those it redirects to. Services that count listeners are often in between; they can be left out in the settings.</source>
        <translation>에피소드를 재생하거나 다운로드할 때, 또는 설정한 규칙에 따라 다운로드될 때: 피드에 지정된 서버와 그 서버가 리디렉션하는 서버입니다. 중간에 청취자 수를 집계하는 서비스가 있는 경우가 많으며, 설정에서 제외할 수 있습니다.</translation>
    </message>
    <message>
        <source>When a show, an episode or a chapter with a picture is on the screen: the server of the picture, once.</source>
        <translation>이미지가 있는 팟캐스트, 에피소드 또는 챕터가 화면에 나타날 때: 이미지가 있는 서버에 한 번 접속합니다.</translation>
    </message>
    <message>
        <source>When an episode is opened, or soon after it appears if the settings say so: the server of the chapters that its feed names.</source>
        <translation>에피소드를 열 때, 또는 설정에 따라 에피소드가 나타난 직후: 피드에 지정된 챕터 서버입니다.</translation>
    </message>
    <message>
        <source>When you open a transcript, or soon after the episode appears if the settings say so: the server that the feed names.</source>
        <translation>대본을 열 때, 또는 설정에 따라 에피소드가 나타난 직후: 피드에 지정된 서버입니다.</translation>
    </message>
    <message>
        <source>When you ask for the replies to an episode: the server of the thread that the feed names.</source>
        <translation>에피소드의 답글을 요청할 때: 피드에 지정된 스레드의 서버입니다.</translation>
    </message>
    <message>
        <source>When you search for shows, look at the charts or open a link of another player: %1. They learn the words that you search for, and the country of the charts.</source>
        <translation>팟캐스트를 검색하거나 차트를 보거나 다른 플레이어의 링크를 열 때: %1. 이 서비스에는 검색어와 차트의 국가가 전달됩니다.</translation>
    </message>
    <message>
        <source>When you open a link to a show whose feed no directory knows: the server of the page.</source>
        <translation>어느 디렉터리에도 피드 정보가 없는 팟캐스트의 링크를 열 때: 해당 페이지의 서버입니다.</translation>
    </message>
    <message>
        <source>When you click Show pictures below notes, or always if the settings say so: the servers of the pictures.</source>
        <translation>쇼 노트 아래의 “이미지 보기”를 클릭할 때, 또는 설정에 따라 항상: 이미지가 있는 서버입니다.</translation>
    </message>
    <message>
        <source>With every request, if the settings or this computer name a proxy.</source>
        <translation>설정이나 이 컴퓨터에 프록시가 지정되어 있으면 모든 요청에 사용됩니다.</translation>
    </message>
</context>
<context>
    <name>DirectoryFacts</name>
    <message numerus="yes">
        <source>%Ln episodes</source>
        <translation>
            <numerusform>에피소드 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>성인용</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>여는 중…</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>팔로우 중</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>추가하는 중…</translation>
    </message>
    <message>
        <source>Its feed is gone</source>
        <translation>피드가 없어짐</translation>
    </message>
</context>
<context>
    <name>DirectoryText</name>
    <message>
        <source>%1 wants fewer requests (%2). Wait a minute, then try again.</source>
        <translation>%1에 보낸 요청이 너무 많습니다(%2). 1분 정도 기다린 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1에 문제가 있습니다(%2). 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Try again later.</source>
        <translation>%1에서 요청을 거부했습니다(%2). 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 refused the request. Try again later.</source>
        <translation>%1에서 요청을 거부했습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network, then try again.</source>
        <translation>%1에 연결할 수 없습니다. 네트워크를 확인한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1에서 연결을 거부하거나 중간에 끊었습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>사용 중인 네트워크에서 %1 접속을 차단하고 있습니다. 광고 차단기 때문일 수 있습니다. 차단을 해제한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1의 응답 시간이 초과되었습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 can&apos;t prove that it is who it says, so nothing was read. Check the date of this computer, and whether your network asks you to log in.</source>
        <translation>%1의 신원을 확인할 수 없어 아무것도 읽지 않았습니다. 이 컴퓨터의 날짜가 맞는지, 네트워크에서 로그인을 요구하는지 확인하세요.</translation>
    </message>
    <message>
        <source>%1 leads to an address that Dogear doesn&apos;t open. Try again later.</source>
        <translation>%1에서 Dogear가 열지 않는 주소로 연결했습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 sent an empty answer. Try again later.</source>
        <translation>%1에서 빈 응답을 보냈습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The answer of %1 ends in the middle. Try again.</source>
        <translation>%1의 응답이 중간에 끊겼습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer. Your network may ask you to log in: open any page in a browser, then try again.</source>
        <translation>%1에서 응답 대신 웹 페이지를 보냈습니다. 네트워크에서 로그인을 요구하는 것일 수 있습니다. 브라우저에서 아무 페이지나 연 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 sent more than Dogear reads. Try other words.</source>
        <translation>%1에서 Dogear가 읽을 수 있는 것보다 많은 데이터를 보냈습니다. 다른 단어로 시도하세요.</translation>
    </message>
    <message>
        <source>%1 sent an answer that Dogear can&apos;t read. Try again later.</source>
        <translation>%1에서 Dogear가 읽을 수 없는 응답을 보냈습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The request to %1 was stopped. Try again.</source>
        <translation>%1에 대한 요청이 중단되었습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <comment>after the name of a directory</comment>
        <translation>키 거부됨</translation>
    </message>
    <message>
        <source>too many requests</source>
        <comment>after the name of a directory</comment>
        <translation>요청이 너무 많음</translation>
    </message>
    <message>
        <source>no connection</source>
        <comment>after the name of a directory</comment>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>after the name of a directory</comment>
        <translation>차단됨</translation>
    </message>
    <message>
        <source>not reached: the proxy</source>
        <comment>after the name of a directory</comment>
        <translation>연결 안 됨: 프록시</translation>
    </message>
    <message>
        <source>does not answer</source>
        <comment>after the name of a directory</comment>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>has a problem</source>
        <comment>after the name of a directory</comment>
        <translation>문제 발생</translation>
    </message>
    <message>
        <source>Search for its name, or paste the address of its feed.</source>
        <translation>이름으로 검색하거나 피드 주소를 붙여넣으세요.</translation>
    </message>
    <message>
        <source>These shows have a similar name.</source>
        <translation>이름이 비슷한 팟캐스트입니다.</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Apple has no chart of %1. Choose another country.</source>
        <translation>Apple에는 %1의 차트가 없습니다. 다른 국가를 선택하세요.</translation>
    </message>
    <message>
        <source>What you see is from %1.</source>
        <comment>date and time</comment>
        <translation>표시된 내용은 %1 기준입니다.</translation>
    </message>
    <message>
        <source>This show</source>
        <translation>이 팟캐스트</translation>
    </message>
    <message>
        <source>The directories that Dogear asks don&apos;t know this show.</source>
        <translation>Dogear가 조회하는 디렉터리에 없는 팟캐스트입니다.</translation>
    </message>
    <message>
        <source>%1 is only at Apple, which doesn&apos;t say where its feed is.</source>
        <translation>%1은(는) Apple에만 있으며, Apple에서는 피드의 위치를 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say where the feeds of its shows are.</source>
        <translation>%1에서는 팟캐스트 피드의 위치를 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>This service</source>
        <translation>이 서비스</translation>
    </message>
    <message>
        <source>The feed of a YouTube channel has nothing that Dogear can play.</source>
        <translation>YouTube 채널의 피드에는 Dogear가 재생할 수 있는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock your keychain, then start Dogear again.</source>
        <translation>키체인에서 Podcast Index 키를 가져올 수 없어 키 없이 계속합니다. 키체인의 잠금을 해제한 후 Dogear를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No keychain takes your key of Podcast Index, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the key again.</source>
        <translation>Podcast Index 키를 저장할 키체인이 없어 Dogear를 종료하면 키가 사라집니다. 키체인의 잠금을 해제하거나 GNOME Keyring 같은 키체인을 설치한 후 키를 다시 입력하세요.</translation>
    </message>
    <message>
        <source>Dogear no longer uses your key of Podcast Index, but the key stays in your keychain, which doesn&apos;t answer. Unlock the keychain, and delete the key there.</source>
        <translation>Dogear는 더 이상 Podcast Index 키를 사용하지 않지만, 키체인이 응답하지 않아 키가 그대로 남아 있습니다. 키체인의 잠금을 해제하고 키를 직접 삭제하세요.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a directory, number of its hits or its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking…</source>
        <comment>after the name of a directory</comment>
        <translation>조회 중…</translation>
    </message>
    <message>
        <source>%1, older</source>
        <comment>number of hits of an earlier answer</comment>
        <translation>%1, 이전 결과</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1에 조회하고 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found %n shows.</source>
        <translation>
            <numerusform>%1에서 팟캐스트 %n개를 찾았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>모든 카테고리</translation>
    </message>
    <message>
        <source>%1 refuses your key (%2). Check it in the settings, under Library.</source>
        <translation>%1에서 키를 거부했습니다(%2). 설정의 “라이브러리”에서 키를 확인하세요.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>title of a show</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Only Podcast Index knows this show, and answers this only with a key. Enter yours in the settings, under Library.</source>
        <translation>이 팟캐스트는 Podcast Index에만 있으며, 조회하려면 키가 필요합니다. 설정의 “라이브러리”에서 키를 입력하세요.</translation>
    </message>
</context>
<context>
    <name>DownloadText</name>
    <message>
        <source>not allowed (%1)</source>
        <translation>허용되지 않음(%1)</translation>
    </message>
    <message>
        <source>not found (%1)</source>
        <translation>찾을 수 없음(%1)</translation>
    </message>
    <message>
        <source>the server refused it (%1)</source>
        <translation>서버에서 거부함(%1)</translation>
    </message>
    <message>
        <source>the server refused it</source>
        <translation>서버에서 거부함</translation>
    </message>
    <message>
        <source>the server sent a web page</source>
        <translation>서버가 웹 페이지를 보냄</translation>
    </message>
    <message>
        <source>the server sent a playlist</source>
        <translation>서버가 재생 목록을 보냄</translation>
    </message>
    <message>
        <source>the server sent an empty file</source>
        <translation>서버가 빈 파일을 보냄</translation>
    </message>
    <message>
        <source>the server sent a message instead</source>
        <translation>서버가 메시지를 대신 보냄</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>네트워크 없음</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>연결이 끊어짐</translation>
    </message>
    <message>
        <source>your network blocks the server</source>
        <translation>네트워크에서 서버를 차단함</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>서버가 응답하지 않음</translation>
    </message>
    <message>
        <source>the server cannot be trusted</source>
        <translation>서버를 신뢰할 수 없음</translation>
    </message>
    <message>
        <source>the address leads from https to http</source>
        <translation>주소가 https에서 http로 연결됨</translation>
    </message>
    <message>
        <source>the server&apos;s answer makes no sense</source>
        <translation>서버의 응답이 올바르지 않음</translation>
    </message>
    <message>
        <source>the server sends it compressed</source>
        <translation>서버가 압축하여 보냄</translation>
    </message>
    <message>
        <source>the server sends another file each time</source>
        <translation>서버가 매번 다른 파일을 보냄</translation>
    </message>
    <message>
        <source>the proxy does not let it through</source>
        <translation>프록시에서 연결을 허용하지 않음</translation>
    </message>
    <message>
        <source>the proxy wants a password</source>
        <translation>프록시에 비밀번호가 필요함</translation>
    </message>
    <message>
        <source>it does not come from the web</source>
        <translation>웹에 있는 에피소드가 아님</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>디스크가 가득 참</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>폴더에 쓸 수 없음</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>파일이 없어짐</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>파일을 읽을 수 없음</translation>
    </message>
    <message>
        <source>there is nothing to download</source>
        <translation>다운로드할 항목이 없음</translation>
    </message>
    <message>
        <source>the server sent something else</source>
        <translation>서버가 다른 것을 보냄</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that are there, of all</comment>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The disk is full, so downloads wait. Make room; they go on by themselves, and nothing that is here is lost.</source>
        <translation>디스크가 가득 차서 다운로드가 대기 중입니다. 공간을 확보하면 자동으로 계속되며, 이미 받은 내용은 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>The folder for downloads cannot be written, so they wait. Check whether you may change it, or choose another one.</source>
        <translation>다운로드 폴더에 쓸 수 없어 다운로드가 대기 중입니다. 폴더의 쓰기 권한이 있는지 확인하거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Downloads wait: %1.</source>
        <comment>why</comment>
        <translation>다운로드 대기 중: %1.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>문제가 발생함</translation>
    </message>
    <message>
        <source>the address leads round in a circle</source>
        <translation>리디렉션이 끝없이 반복됨</translation>
    </message>
</context>
<context>
    <name>Downloads</name>
    <message>
        <source>Waiting: %1</source>
        <comment>why</comment>
        <translation>대기 중: %1</translation>
    </message>
    <message>
        <source>Begins…</source>
        <comment>a download</comment>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>암호화되지 않음</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>why</comment>
        <translation>실패: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Downloading %1 %</source>
        <translation>다운로드 중 %1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>다운로드 중</translation>
    </message>
    <message>
        <source>All downloads are paused</source>
        <translation>모든 다운로드가 일시 정지됨</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>time of day</comment>
        <translation>%1까지 대기 중</translation>
    </message>
    <message>
        <source>Waiting: the network is metered</source>
        <translation>대기 중: 종량제 네트워크</translation>
    </message>
    <message>
        <source>Waiting: there is no network</source>
        <translation>대기 중: 네트워크 없음</translation>
    </message>
    <message>
        <source>Waiting: the disk is nearly full</source>
        <translation>대기 중: 디스크가 거의 가득 참</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>Waiting to be downloaded</source>
        <translation>다운로드 대기 중</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>다운로드 일시 정지됨</translation>
    </message>
    <message>
        <source>Download failed: %1</source>
        <comment>why</comment>
        <translation>다운로드 실패: %1</translation>
    </message>
    <message>
        <source>Download failed</source>
        <translation>다운로드 실패</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>다운로드됨</translation>
    </message>
    <message>
        <source>Partly on this computer</source>
        <translation>일부가 이 컴퓨터에 있음</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>이 컴퓨터에 있음</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n개 실패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n개 대기 중</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n개 일시 정지됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n downloading</source>
        <translation>
            <numerusform>%n개 다운로드 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused with all downloads</source>
        <translation>모든 다운로드와 함께 일시 정지됨</translation>
    </message>
    <message>
        <source>Waiting for another network</source>
        <translation>다른 네트워크 대기 중</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>네트워크 대기 중</translation>
    </message>
    <message>
        <source>Waiting for room on the disk</source>
        <translation>디스크 공간 대기 중</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
</context>
<context>
    <name>EmptyView</name>
    <message>
        <source>Nothing is up next. Add episodes from their menu.</source>
        <translation>재생 대기열이 비어 있습니다. 에피소드 메뉴에서 에피소드를 추가하세요.</translation>
    </message>
    <message>
        <source>Nothing is up next. Press %1 on an episode to add it.</source>
        <translation>재생 대기열이 비어 있습니다. 에피소드에서 %1 키를 누르면 추가됩니다.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Download episodes from their menu.</source>
        <translation>다운로드한 에피소드는 네트워크 없이 재생할 수 있고 제거할 때까지 남아 있습니다. 에피소드 메뉴에서 다운로드하세요.</translation>
    </message>
    <message>
        <source>Downloads play without a network and stay until you remove them. Press %1 on an episode to download it.</source>
        <translation>다운로드한 에피소드는 네트워크 없이 재생할 수 있고 제거할 때까지 남아 있습니다. 에피소드에서 %1 키를 누르면 다운로드됩니다.</translation>
    </message>
    <message>
        <source>You&apos;re all caught up.</source>
        <translation>새로 받은 에피소드를 모두 들었습니다.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve started appear here.</source>
        <translation>듣기 시작한 에피소드가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Episodes you mark with a star appear here.</source>
        <translation>즐겨찾기에 추가한 에피소드가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Episodes you&apos;ve played appear here.</source>
        <translation>재생한 에피소드가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>No episodes yet.</source>
        <translation>아직 에피소드가 없습니다.</translation>
    </message>
    <message>
        <source>This show hasn&apos;t been loaded yet.</source>
        <translation>이 팟캐스트를 아직 불러오지 않았습니다.</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>지금 불러오기</translation>
    </message>
</context>
<context>
    <name>EpisodeRow</name>
    <message>
        <source>Trailer</source>
        <translation>예고편</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>보너스</translation>
    </message>
    <message>
        <source>Some of the words</source>
        <translation>일부 단어 일치</translation>
    </message>
    <message>
        <source>In the player</source>
        <translation>플레이어에 있음</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>재생함</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>재생 대기열에 있음</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>즐겨찾기</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password (401). Check them, or ask the show for an address of your own.</source>
        <translation>%1에서 사용자 이름과 비밀번호를 요구합니다(401). 입력한 내용을 확인하거나 팟캐스트 제작자에게 개인 전용 주소를 요청하세요.</translation>
    </message>
    <message>
        <source>%1 does not let Dogear read this (403). Check whether the address is still yours to use.</source>
        <translation>%1에서 Dogear의 접근을 허용하지 않습니다(403). 이 주소를 아직 사용할 수 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>%1 says that this is not there (404). Check the address, or ask the show where its feed has moved.</source>
        <translation>%1에서 해당 내용을 찾을 수 없습니다(404). 주소를 확인하거나 피드가 어디로 옮겨졌는지 팟캐스트 제작자에게 문의하세요.</translation>
    </message>
    <message>
        <source>%1 says that this is gone for good (410). Ask the show where its feed has moved, or stop following it.</source>
        <translation>%1에서 해당 내용이 영구히 삭제되었습니다(410). 피드가 어디로 옮겨졌는지 팟캐스트 제작자에게 문의하거나 팔로우를 취소하세요.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests (429). Wait an hour, then try again.</source>
        <translation>%1에 보낸 요청이 너무 많습니다(429). 1시간 정도 기다린 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 has a problem (%2). Try again later.</source>
        <translation>%1에 문제가 있습니다(%2). 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). Check the address.</source>
        <translation>%1에서 요청을 거부했습니다(%2). 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 refused the request. Check the address.</source>
        <translation>%1에서 요청을 거부했습니다. 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>There is no connection to %1. Check your network and the address, then try again.</source>
        <translation>%1에 연결할 수 없습니다. 네트워크와 주소를 확인한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>%1 does not take the connection, or broke it off. Try again later.</source>
        <translation>%1에서 연결을 거부하거나 중간에 끊었습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Your network blocks %1, perhaps with an ad blocker. Allow it there, then try again.</source>
        <translation>사용 중인 네트워크에서 %1 접속을 차단하고 있습니다. 광고 차단기 때문일 수 있습니다. 차단을 해제한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 took too long to answer. Try again later.</source>
        <translation>%1의 응답 시간이 초과되었습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 does not speak https. Write http:// in front of the address.</source>
        <translation>%1에서 https를 지원하지 않습니다. 주소 앞에 http://를 붙이세요.</translation>
    </message>
    <message>
        <source>%1 cannot prove that it is who it says, so nothing was read. Check the date of this computer; if it is right, tell the show.</source>
        <translation>%1의 신원을 확인할 수 없어 아무것도 읽지 않았습니다. 이 컴퓨터의 날짜를 확인하고, 날짜가 맞으면 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>%1 redirects in a loop. Tell the show, or look for another address of its feed.</source>
        <translation>%1에서 리디렉션이 끝없이 반복됩니다. 팟캐스트 제작자에게 알리거나 다른 피드 주소를 찾아보세요.</translation>
    </message>
    <message>
        <source>%1 leads from a secure address (https) to an open one (http), where others could read along, so Dogear didn&apos;t go there. Tell the show.</source>
        <translation>%1에서 보안 주소(https)를 다른 사람이 엿볼 수 있는 일반 주소(http)로 연결하여 Dogear가 이동하지 않았습니다. 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>%1 sent an answer that contradicts itself, so nothing of it was used. Try again later, or tell the show.</source>
        <translation>%1에서 앞뒤가 맞지 않는 응답을 보내 사용하지 않았습니다. 나중에 다시 시도하거나 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>%1 sends this compressed in a way that Dogear can&apos;t read, although it asked for it as it is. Tell the show.</source>
        <translation>Dogear는 압축하지 않은 내용을 요청했지만, %1에서 Dogear가 읽을 수 없는 방식으로 압축하여 보냈습니다. 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>This is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>Dogear가 열 수 있는 주소가 아닙니다. https:// 또는 http://로 시작하는 주소나 파일을 입력하세요.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Paste the address of a feed.</source>
        <translation>“%1”은(는) 주소가 아닙니다. 피드 주소를 붙여넣으세요.</translation>
    </message>
    <message>
        <source>“%1” is not an address that Dogear can open. Give one that begins with https:// or http://, or a file.</source>
        <translation>“%1”: Dogear가 열 수 있는 주소가 아닙니다. https:// 또는 http://로 시작하는 주소나 파일을 입력하세요.</translation>
    </message>
    <message>
        <source>%1 is broken at line %2 and cannot be read. Tell the show, and try again later.</source>
        <translation>%1의 %2번째 줄에 오류가 있어 읽을 수 없습니다. 팟캐스트 제작자에게 알리고 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 is broken and cannot be read. Tell the show, and try again later.</source>
        <translation>%1에 오류가 있어 읽을 수 없습니다. 팟캐스트 제작자에게 알리고 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of this episode. It may ask you to log in, or your network does; open the episode&apos;s page in a browser.</source>
        <translation>%1에서 이 에피소드 대신 웹 페이지를 보냈습니다. 서버나 네트워크에서 로그인을 요구하는 것일 수 있습니다. 브라우저에서 에피소드 페이지를 열어 보세요.</translation>
    </message>
    <message>
        <source>%1 sent a playlist, a list of addresses, instead of this episode. Dogear can&apos;t play it; open the episode&apos;s page in a browser.</source>
        <translation>%1에서 이 에피소드 대신 주소 목록인 재생 목록을 보냈습니다. Dogear에서는 재생할 수 없습니다. 브라우저에서 에피소드 페이지를 열어 보세요.</translation>
    </message>
    <message>
        <source>%1 sent an empty file instead of this episode. Try again later, or tell the show.</source>
        <translation>%1에서 이 에피소드 대신 빈 파일을 보냈습니다. 나중에 다시 시도하거나 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>%1 sent a message instead of this episode, as servers do when they refuse it. Try again later, or open the episode&apos;s page in a browser.</source>
        <translation>%1에서 이 에피소드 대신, 서버가 요청을 거부할 때 보내는 것과 같은 메시지를 보냈습니다. 나중에 다시 시도하거나 브라우저에서 에피소드 페이지를 열어 보세요.</translation>
    </message>
    <message>
        <source>%1 is a list without shows, so nothing was added. Export it again, or choose another file.</source>
        <translation>%1은(는) 팟캐스트가 없는 목록이므로 아무것도 추가하지 않았습니다. 목록을 다시 내보내거나 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>There is nothing to read. Give the address of a feed, or a file.</source>
        <translation>읽을 내용이 없습니다. 피드 주소나 파일을 입력하세요.</translation>
    </message>
    <message>
        <source>%1 is empty. Try again later, or check the address.</source>
        <translation>%1에 내용이 없습니다. 나중에 다시 시도하거나 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 sends another file of this episode at each request, so it can&apos;t be put together. Your place is kept; try again later.</source>
        <translation>%1에서 요청할 때마다 이 에피소드의 다른 파일을 보내 하나로 합칠 수 없습니다. 재생 위치는 유지됩니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged. Dogear added the %n shows that it could read; export the list again for the others.</source>
        <translation>
            <numerusform>%1이(가) 손상되었습니다. 읽을 수 있는 팟캐스트 %n개를 추가했습니다. 나머지는 목록을 다시 내보내세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends in the middle. Try again; what is missing may come the next time.</source>
        <translation>%1의 내용이 중간에 끊겼습니다. 다시 시도하면 나머지를 받을 수도 있습니다.</translation>
    </message>
    <message>
        <source>%1 is a web page that names several feeds. Give the address of one of them.</source>
        <translation>%1은(는) 여러 피드가 있는 웹 페이지입니다. 그중 한 피드의 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a podcast feed. Look there for a link named RSS or Feed and paste it here.</source>
        <translation>%1은(는) 팟캐스트 피드가 아니라 웹 페이지입니다. 그 페이지에서 RSS 또는 Feed라는 링크를 찾아 여기에 붙여넣으세요.</translation>
    </message>
    <message>
        <source>%1 is neither a podcast feed nor an audio or video file. Choose another file.</source>
        <translation>%1은(는) 팟캐스트 피드도, 오디오나 비디오 파일도 아닙니다. 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a podcast feed. Check the address, or look on the page of the show for its feed.</source>
        <translation>%1은(는) 팟캐스트 피드가 아닙니다. 주소를 확인하거나 팟캐스트 페이지에서 피드를 찾아보세요.</translation>
    </message>
    <message>
        <source>There is nothing to hear or see in %1. Choose a folder with audio or video files.</source>
        <translation>%1에 듣거나 볼 수 있는 항목이 없습니다. 오디오나 비디오 파일이 있는 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>이 폴더</translation>
    </message>
    <message>
        <source>%1 holds more files than one show may have. Choose one of the folders in it.</source>
        <translation>%1에 팟캐스트 하나가 가질 수 있는 것보다 많은 파일이 있습니다. 그 안의 폴더 하나를 선택하세요.</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>%1 is larger than any feed that Dogear reads. Check the address.</source>
        <translation>%1의 크기가 Dogear가 읽을 수 있는 피드보다 큽니다. 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. If it is on a disk that is not connected, connect it, then refresh.</source>
        <translation>폴더 %1을(를) 찾을 수 없습니다. 연결되지 않은 디스크에 있다면 디스크를 연결한 후 새로 고치세요.</translation>
    </message>
    <message>
        <source>%1 is not there. Check its name and folder.</source>
        <translation>%1을(를) 찾을 수 없습니다. 이름과 폴더를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check whether you may open it.</source>
        <translation>%1을(를) 읽을 수 없습니다. 열 수 있는 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check whether you may change its folder, or choose another one.</source>
        <translation>%1에 쓸 수 없습니다. 폴더의 쓰기 권한이 있는지 확인하거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is there already and is no backup, so it was left as it is. Choose another name.</source>
        <translation>%1은(는) 이미 있고 백업 파일이 아니므로 그대로 두었습니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then try again.</source>
        <translation>디스크가 가득 찼습니다. 공간을 확보한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no backup of Dogear, so nothing was changed. Choose another file.</source>
        <translation>%1은(는) 손상되었거나 Dogear의 백업이 아니므로 아무것도 변경하지 않았습니다. 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1은(는) 더 새로운 버전의 Dogear에서 만든 것이므로 아무것도 변경하지 않았습니다. 해당 버전을 설치하거나 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is damaged, or has no settings of Dogear, so nothing was changed. Choose a file that was exported in the settings.</source>
        <translation>%1이(가) 손상되었거나 Dogear 설정이 들어 있지 않아 아무것도 변경하지 않았습니다. 설정에서 내보낸 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 has settings of a newer Dogear, so nothing was changed. Install that version, or choose another file.</source>
        <translation>%1에 더 새로운 버전의 Dogear 설정이 있어 아무것도 변경하지 않았습니다. 해당 버전을 설치하거나 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>No keychain takes the password for %1, so it is forgotten when Dogear closes. Unlock or install one, for example GNOME Keyring, and enter the password again.</source>
        <translation>%1의 비밀번호를 저장할 키체인이 없어 Dogear를 종료하면 비밀번호가 사라집니다. 키체인의 잠금을 해제하거나 GNOME Keyring 같은 키체인을 설치한 후 비밀번호를 다시 입력하세요.</translation>
    </message>
    <message>
        <source>this show</source>
        <translation>이 팟캐스트</translation>
    </message>
    <message>
        <source>This episode has nothing to play. Its notes may link to the sound.</source>
        <translation>이 에피소드에는 재생할 내용이 없습니다. 쇼 노트에 오디오 링크가 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no sound device. Connect or switch one on, then press play again.</source>
        <translation>오디오 장치가 없습니다. 장치를 연결하거나 켠 후 재생을 다시 누르세요.</translation>
    </message>
    <message>
        <source>The sound device is gone, so the episode is paused. Press play to go on from the same place with another one.</source>
        <translation>오디오 장치의 연결이 끊겨 에피소드를 일시 정지했습니다. 재생을 누르면 다른 장치로 같은 위치부터 계속 재생합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be played any further: it is missing, was changed while it played, or is damaged. Your place is kept. Check the file, or get it again.</source>
        <translation>%1을(를) 더 이상 재생할 수 없습니다. 파일이 없거나, 재생 중에 변경되었거나, 손상되었습니다. 재생 위치는 유지됩니다. 파일을 확인하거나 다시 받으세요.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t sending this episode. Try again later; your place is kept.</source>
        <translation>%1에서 이 에피소드를 보내지 않고 있습니다. 나중에 다시 시도하세요. 재생 위치는 유지됩니다.</translation>
    </message>
    <message>
        <source>This computer cannot play the format of this episode. Open it in another program, or install what your system offers for more formats.</source>
        <translation>이 컴퓨터에서는 이 에피소드의 형식을 재생할 수 없습니다. 다른 프로그램에서 열거나, 더 많은 형식을 지원하도록 시스템에서 제공하는 패키지를 설치하세요.</translation>
    </message>
    <message>
        <source>The part of Qt Multimedia that plays is not installed, so there is no sound. Install it with your system&apos;s packages, and start Dogear again; your library and your places are kept.</source>
        <translation>Qt Multimedia의 재생 구성 요소가 설치되어 있지 않아 소리가 나지 않습니다. 시스템 패키지로 설치한 후 Dogear를 다시 시작하세요. 라이브러리와 재생 위치는 유지됩니다.</translation>
    </message>
    <message>
        <source>The part of Dogear that plays, %1, is missing or does not fit, so there is no sound. Install Dogear again; your library and your places are kept.</source>
        <translation>Dogear의 재생 구성 요소(%1)가 없거나 맞지 않아 소리가 나지 않습니다. Dogear를 다시 설치하세요. 라이브러리와 재생 위치는 유지됩니다.</translation>
    </message>
    <message>
        <source>This was stopped before it was done. Start it again if you still want it.</source>
        <translation>작업이 끝나기 전에 중단되었습니다. 필요하면 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Something in Dogear went wrong. Try again; if it stays, report it together with the log.</source>
        <translation>Dogear에 문제가 발생했습니다. 다시 시도하고, 문제가 계속되면 로그와 함께 신고해 주세요.</translation>
    </message>
    <message>
        <source>%1 The episodes that were here are kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 기존 에피소드는 유지됩니다.</translation>
    </message>
    <message>
        <source>The library could not do this. Nothing was changed; close Dogear, start it again and try once more.</source>
        <translation>라이브러리에서 이 작업을 수행할 수 없습니다. 변경된 내용은 없습니다. Dogear를 종료하고 다시 시작한 후 한 번 더 시도하세요.</translation>
    </message>
    <message>
        <source>Another program is using the library. Close it, or wait a moment, then try again.</source>
        <translation>다른 프로그램이 라이브러리를 사용하고 있습니다. 그 프로그램을 종료하거나 잠시 기다린 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The library file is damaged, so not all of it can be read. Choose “Check library” (dogearctl check), or restore a backup if that does not help. Your places are kept.</source>
        <translation>라이브러리 파일이 손상되어 일부를 읽을 수 없습니다. “라이브러리 검사”(dogearctl check)를 선택하고, 해결되지 않으면 백업을 복원하세요. 재생 위치는 유지됩니다.</translation>
    </message>
    <message>
        <source>The library was written by a newer Dogear, and was left as it is. Install that version, or choose another data folder.</source>
        <translation>더 새로운 버전의 Dogear에서 만든 라이브러리이므로 그대로 두었습니다. 해당 버전을 설치하거나 다른 데이터 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Dogear is open with this library, so nothing was changed. Close it, or choose Restore in its Library menu.</source>
        <translation>Dogear가 이 라이브러리를 열고 있어 아무것도 변경하지 않았습니다. Dogear를 종료하거나 Dogear의 라이브러리 메뉴에서 “복원”을 선택하세요.</translation>
    </message>
    <message>
        <source>This is not in the library. It may have been removed.</source>
        <translation>라이브러리에 없는 항목입니다. 제거되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>You follow this show already. Look for it in the list of shows.</source>
        <translation>이미 팔로우하고 있는 팟캐스트입니다. 팟캐스트 목록에서 찾아보세요.</translation>
    </message>
    <message>
        <source>Dogear does not understand this search. Try plain words.</source>
        <translation>Dogear가 이해할 수 없는 검색입니다. 간단한 단어로 시도하세요.</translation>
    </message>
    <message>
        <source>Dogear does not understand “%1”. Try plain words.</source>
        <translation>“%1”: Dogear가 이해할 수 없는 검색입니다. 간단한 단어로 시도하세요.</translation>
    </message>
</context>
<context>
    <name>FeedFacts</name>
    <message>
        <source>There are no replies.</source>
        <translation>답글이 없습니다.</translation>
    </message>
    <message>
        <source>There is no network, so the replies were not loaded. Try again later.</source>
        <translation>네트워크가 없어 답글을 불러오지 못했습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Dogear can&apos;t read the replies of this server. Open the thread in the browser.</source>
        <translation>Dogear가 이 서버의 답글을 읽을 수 없습니다. 브라우저에서 스레드를 여세요.</translation>
    </message>
    <message>
        <source>The server did not send the replies. Try again later, or open the thread in the browser.</source>
        <translation>서버에서 답글을 보내지 않았습니다. 나중에 다시 시도하거나 브라우저에서 스레드를 여세요.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>시즌</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>부제</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>예고편</translation>
    </message>
    <message>
        <source>Bonus episode</source>
        <translation>보너스 에피소드</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>성인용</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>종료 예정</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>라이브 스트림</translation>
    </message>
    <message>
        <source>Watch or listen</source>
        <translation>보기 또는 듣기</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>웹사이트</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>식별자</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>발췌 구간</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>후원</translation>
    </message>
    <message>
        <source>About the episode</source>
        <translation>에피소드 정보</translation>
    </message>
    <message>
        <source>People</source>
        <translation>출연 및 제작</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>챕터</translation>
    </message>
    <message>
        <source>Live now</source>
        <translation>지금 라이브</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>종료됨</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>예정됨</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>time</comment>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>times</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>댓글</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>채팅</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>결제</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Further texts</source>
        <translation>추가 텍스트</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <comment>bit rate</comment>
        <translation>%1kbit/s</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>height of a video in pixels</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Another source</source>
        <comment>of a version of an episode</comment>
        <translation>다른 소스</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>체크섬</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width and height in pixels</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) wide</source>
        <translation>
            <numerusform>너비 %n픽셀</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) high</source>
        <translation>
            <numerusform>높이 %n픽셀</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>version of an episode</comment>
        <translation>표준</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>대본</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>자막</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>진행자</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>게스트</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>The show has turned comments off.</source>
        <translation>팟캐스트에서 댓글을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>대화방</translation>
    </message>
    <message>
        <source>Made in</source>
        <comment>place</comment>
        <translation>제작 장소</translation>
    </message>
    <message>
        <source>About the place</source>
        <translation>다루는 장소</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last year</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>Finished, no further episodes</source>
        <translation>완결됨, 추가 에피소드 없음</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>새 에피소드</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>피드</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>제작자</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Years active</source>
        <translation>활동 기간</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>One story, from the first episode on</source>
        <translation>첫 에피소드부터 이어지는 하나의 이야기</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>전체 이용가</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>저작권</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>마지막 가져오기</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>허용됨</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>허용 안 됨</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>매체</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>자체 주소</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>새 주소</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>제작 도구</translation>
    </message>
    <message>
        <source>Import by other hosts</source>
        <translation>다른 호스팅으로 이전</translation>
    </message>
    <message>
        <source>Listing in directories</source>
        <translation>디렉터리 등록</translation>
    </message>
    <message>
        <source>All directories</source>
        <translation>모든 디렉터리</translation>
    </message>
    <message>
        <source>Announced by Podping</source>
        <translation>Podping으로 알림</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Trailers</source>
        <translation>예고편</translation>
    </message>
    <message>
        <source>About the feed</source>
        <translation>피드 정보</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>fee of %1</source>
        <translation>수수료 %1</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>수취인</translation>
    </message>
    <message>
        <source>from %1 of the other recording</source>
        <translation>다른 녹음의 %1부터</translation>
    </message>
    <message>
        <source>other recipients</source>
        <translation>다른 수취인</translation>
    </message>
    <message>
        <source>For information only: Dogear sends no payments.</source>
        <translation>참고용 정보입니다. Dogear에서는 결제가 이루어지지 않습니다.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>결제</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <comment>amount</comment>
        <translation>제안 금액 %1</translation>
    </message>
</context>
<context>
    <name>FetchText</name>
    <message>
        <source>Read</source>
        <translation>가져옴</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>변경 없음</translation>
    </message>
    <message>
        <source>Read, the same as before</source>
        <translation>가져옴, 이전과 같음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what came of it, status of HTTP</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Same error</source>
        <translation>같은 오류</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>Season %1, episode %2</source>
        <translation>시즌 %1, 에피소드 %2</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>시즌 %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>에피소드 %1</translation>
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
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>내일</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts that a screen reader reads</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>%1초 미만</translation>
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
        <translation>%1(%2)</translation>
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
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2년 %1</translation>
    </message>
    <message>
        <source>%1 listened</source>
        <comment>time</comment>
        <translation>%1 청취</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>time</comment>
        <translation>%1 절약</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>number of episodes</comment>
        <translation>
            <numerusform>%n개 끝까지 들음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saved by speed, %2 by trimming silence</source>
        <comment>times</comment>
        <translation>재생 속도로 %1, 무음 줄이기로 %2 절약</translation>
    </message>
</context>
<context>
    <name>PaletteActions</name>
    <message>
        <source>Button</source>
        <translation>버튼</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Inbox</source>
        <translation>수신함</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>재생 대기열</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>듣는 중</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>History</source>
        <translation>재생 기록</translation>
    </message>
    <message>
        <source>All episodes</source>
        <translation>모든 에피소드</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Discover</source>
        <translation>둘러보기</translation>
    </message>
</context>
<context>
    <name>ProxyErrorText</name>
    <message>
        <source>Dogear is set to use a proxy, but its address is missing. Enter it under Network in the settings.</source>
        <translation>프록시를 사용하도록 설정되어 있지만 프록시 주소가 없습니다. 설정의 “네트워크”에서 입력하세요.</translation>
    </message>
    <message>
        <source>The proxy %1 can&apos;t be reached, or doesn&apos;t let Dogear through. Check it under Network in the settings.</source>
        <translation>프록시 %1에 연결할 수 없거나 프록시에서 Dogear의 연결을 허용하지 않습니다. 설정의 “네트워크”에서 확인하세요.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>프록시에 사용자 이름과 비밀번호가 필요하거나, 입력한 사용자 이름과 비밀번호가 맞지 않습니다. 설정의 “네트워크”에서 입력하세요.</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password, or other ones. Enter them under Network in the settings.</source>
        <translation>프록시 %1에 사용자 이름과 비밀번호가 필요하거나, 입력한 사용자 이름과 비밀번호가 맞지 않습니다. 설정의 “네트워크”에서 입력하세요.</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>“%1” was ignored. Use is:unplayed, is:played, is:started, is:downloaded, is:favourite or is:queued.</source>
        <translation>“%1” 조건은 무시되었습니다. is:unplayed, is:played, is:started, is:downloaded, is:favourite 또는 is:queued를 사용하세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.</source>
        <translation>“%1” 조건은 무시되었습니다. has:chapters, has:transcript, has:video 또는 has:bookmark를 사용하세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.</source>
        <translation>“%1” 조건은 무시되었습니다. 날짜는 2024, 2024-03 또는 2024-03-31처럼 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write an age like &lt;7d, &lt;3w, &lt;6m or &gt;1y.</source>
        <translation>“%1” 조건은 무시되었습니다. 기간은 &lt;7d, &lt;3w, &lt;6m 또는 &gt;1y처럼 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write a length like 20m or 1h30m.</source>
        <translation>“%1” 조건은 무시되었습니다. 길이는 20m 또는 1h30m처럼 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. A season is a number, like season:2.</source>
        <translation>“%1” 조건은 무시되었습니다. 시즌은 season:2처럼 숫자로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” was ignored. Write the word to look for right after the colon.</source>
        <translation>“%1” 조건은 무시되었습니다. 찾을 단어를 콜론 바로 뒤에 쓰세요.</translation>
    </message>
    <message>
        <source>OR was ignored. Write it between two words.</source>
        <translation>OR 연산자는 무시되었습니다. 두 단어 사이에 쓰세요.</translation>
    </message>
</context>
<context>
    <name>RowButtonTexts</name>
    <message>
        <source>Pause the download</source>
        <translation>다운로드 일시 정지</translation>
    </message>
    <message>
        <source>Retry the download</source>
        <translation>다운로드 다시 시도</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>다운로드 재개</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>다운로드 제거</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <translation>다운로드 취소</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>재생 대기열에서 제거</translation>
    </message>
</context>
<context>
    <name>SubscribeText</name>
    <message numerus="yes">
        <source>%n entries of the list were left out: they are not followed there, or are no shows.</source>
        <translation>
            <numerusform>목록에서 항목 %n개를 제외했습니다. 원래 프로그램에서 팔로우하지 않았거나 팟캐스트가 아닌 항목입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain the episode of the link; look for it in the list, or open the link in a browser.</source>
        <translation>“%1” 팟캐스트를 열었지만 피드에 링크의 에피소드가 없습니다. 목록에서 찾거나 브라우저에서 링크를 여세요.</translation>
    </message>
    <message>
        <source>“%1” is open, but its feed doesn&apos;t contain “%2”, the episode of the link; open the link in a browser.</source>
        <translation>“%1” 팟캐스트를 열었지만 피드에 링크의 에피소드인 “%2”이(가) 없습니다. 브라우저에서 링크를 여세요.</translation>
    </message>
    <message>
        <source>“%1” is open, but no directory says which episode the link means; look for it in the list.</source>
        <translation>“%1” 팟캐스트를 열었지만 링크가 어느 에피소드를 가리키는지 알려 주는 디렉터리가 없습니다. 목록에서 찾아보세요.</translation>
    </message>
    <message>
        <source>“%1” is open as it was read before, without the episode of the link.</source>
        <translation>“%1” 팟캐스트를 이전에 읽은 상태로 열었으며, 링크의 에피소드는 없습니다.</translation>
    </message>
</context>
<context>
    <name>TranscriptText</name>
    <message>
        <source>subtitles (VTT)</source>
        <translation>자막(VTT)</translation>
    </message>
    <message>
        <source>text with times (JSON)</source>
        <translation>시간 정보가 있는 텍스트(JSON)</translation>
    </message>
    <message>
        <source>subtitles (SRT)</source>
        <translation>자막(SRT)</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>일반 텍스트</translation>
    </message>
    <message>
        <source>Made on this computer</source>
        <comment>a transcript</comment>
        <translation>이 컴퓨터에서 만듦</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language and format of a transcript</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>There is no connection to %1, so the transcript could not be fetched. Connect, then try again.</source>
        <translation>%1에 연결할 수 없어 대본을 가져오지 못했습니다. 네트워크에 연결한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 gave a web page instead of the transcript; it may want you to sign in. Look for it on the episode&apos;s page, or try again later.</source>
        <translation>%1에서 대본 대신 웹 페이지를 보냈습니다. 로그인이 필요할 수 있습니다. 에피소드 페이지에서 대본을 찾아보거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>What %1 gave is no transcript that Dogear can read. Tell the show, or try again later.</source>
        <translation>%1에서 보낸 내용은 Dogear가 읽을 수 있는 대본이 아닙니다. 팟캐스트 제작자에게 알리거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The transcript from %1 breaks off in the middle. Try again.</source>
        <translation>%1의 대본이 중간에 끊겼습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The transcript from %1 is an empty document. Tell the show, or try again later.</source>
        <translation>%1의 대본이 빈 문서입니다. 팟캐스트 제작자에게 알리거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The transcript from %1 is larger than any that Dogear reads. Tell the show.</source>
        <translation>%1의 대본이 Dogear가 읽을 수 있는 크기보다 큽니다. 팟캐스트 제작자에게 알려 주세요.</translation>
    </message>
    <message>
        <source>%1 says that the transcript is not there (%2). Tell the show, or try again later.</source>
        <translation>%1에 대본이 없습니다(%2). 팟캐스트 제작자에게 알리거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 The transcript that was here is kept.</source>
        <comment>%1 is what went wrong</comment>
        <translation>%1 기존 대본은 유지됩니다.</translation>
    </message>
</context>
<context>
    <name>dogear::BackupController</name>
    <message>
        <source>Back up…</source>
        <translation>백업…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>복원…</translation>
    </message>
    <message>
        <source>Check library</source>
        <translation>라이브러리 검사</translation>
    </message>
    <message>
        <source>Write shows, places and settings to one file</source>
        <translation>팟캐스트, 재생 위치, 설정을 파일 하나에 저장합니다</translation>
    </message>
    <message>
        <source>Take shows, places and settings from a backup</source>
        <translation>백업에서 팟캐스트, 재생 위치, 설정을 가져옵니다</translation>
    </message>
    <message>
        <source>Check the library for problems and fix them where possible</source>
        <translation>라이브러리의 문제를 검사하고 가능하면 해결합니다</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>백업 파일 (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>라이브러리를 백업하는 중…</translation>
    </message>
    <message>
        <source>The library was backed up to %1 (%2, %3).</source>
        <comment>file, shows and episodes, size</comment>
        <translation>라이브러리를 %1에 백업했습니다(%2, %3).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Backups (*.zip *.sqlite)</source>
        <translation>백업 파일 (*.zip *.sqlite)</translation>
    </message>
    <message>
        <source>Restore the library of %1?</source>
        <translation>%1 시점의 라이브러리를 복원할까요?</translation>
    </message>
    <message>
        <source>It holds %1. Dogear closes the library that is open now, keeps it as a backup, and opens the restored one.</source>
        <translation>백업 내용: %1. 지금 열려 있는 라이브러리를 닫아 백업으로 보관하고 복원한 라이브러리를 엽니다.</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>백업을 읽는 중…</translation>
    </message>
    <message>
        <source>The library of %1 was restored.</source>
        <translation>%1 시점의 라이브러리를 복원했습니다.</translation>
    </message>
    <message>
        <source>Restore the library</source>
        <translation>라이브러리 복원</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>라이브러리를 검사하는 중…</translation>
    </message>
</context>
<context>
    <name>dogear::BookmarkController</name>
    <message>
        <source>Bookmark this time</source>
        <translation>현재 위치에 책갈피 추가</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>이 지점의 링크 복사</translation>
    </message>
    <message>
        <source>Possible with an episode in the player.</source>
        <translation>플레이어에 에피소드가 있을 때 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Bookmarked at %1.</source>
        <translation>%1에 책갈피를 추가했습니다.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>메모 추가</translation>
    </message>
    <message>
        <source>Note at %1 of “%2”:</source>
        <translation>“%2”의 %1 지점 메모:</translation>
    </message>
    <message>
        <source>Copied: title, show and time. This episode has no address on the web.</source>
        <translation>제목, 팟캐스트, 시간을 복사했습니다. 이 에피소드에는 웹 주소가 없습니다.</translation>
    </message>
    <message>
        <source>Copied: title, show, time and link.</source>
        <translation>제목, 팟캐스트, 시간, 링크를 복사했습니다.</translation>
    </message>
    <message>
        <source>The bookmark was deleted.</source>
        <translation>책갈피를 삭제했습니다.</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>책갈피 삭제</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>메모 편집</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>책갈피 내보내기</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>bookmarks.md</source>
        <comment>name of a file</comment>
        <translation>책갈피.md</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) were written to %1.</source>
        <translation>
            <numerusform>책갈피 %n개를 %1에 저장했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ChapterActions</name>
    <message>
        <source>Previous chapter</source>
        <translation>이전 챕터</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>다음 챕터</translation>
    </message>
    <message>
        <source>Possible in an episode with chapters.</source>
        <translation>챕터가 있는 에피소드에서 사용할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::ChapterController</name>
    <message>
        <source>Chapters that match “%1” are skipped in this show.</source>
        <translation>이 팟캐스트에서 “%1”과(와) 일치하는 챕터를 건너뜁니다.</translation>
    </message>
    <message>
        <source>Skip chapters</source>
        <translation>챕터 건너뛰기</translation>
    </message>
</context>
<context>
    <name>dogear::DiagnosticsController</name>
    <message>
        <source>Diagnostics</source>
        <translation>진단</translation>
    </message>
    <message>
        <source>This text helps with a bug report. It contains no names of shows, episodes or files, and Dogear sends it to no one: copy it where you want it.</source>
        <translation>버그 신고에 도움이 되는 텍스트입니다. 팟캐스트, 에피소드, 파일의 이름은 들어 있지 않으며 Dogear가 누구에게도 보내지 않습니다. 필요한 곳에 복사해 사용하세요.</translation>
    </message>
</context>
<context>
    <name>dogear::DocumentController</name>
    <message>
        <source>“%1” could not be started, so no transcripts are made. Check the command in the settings.</source>
        <translation>“%1” 명령을 시작할 수 없어 대본을 만들지 않습니다. 설정에서 명령을 확인하세요.</translation>
    </message>
    <message>
        <source>“%1” failed and said: %2. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” 명령이 실패했습니다. 메시지: %2. 설정에서 명령을 변경할 때까지 대본을 더 만들지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” 명령이 자막(SRT, VTT)을 만들지 않았습니다. 설정에서 명령을 변경할 때까지 대본을 더 만들지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” failed. No more transcripts are made until you change the command in the settings.</source>
        <translation>“%1” 명령이 실패했습니다. 설정에서 명령을 변경할 때까지 대본을 더 만들지 않습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::DownloadController</name>
    <message>
        <source>Pause all downloads</source>
        <translation>모든 다운로드 일시 정지</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) removed.</source>
        <translation>
            <numerusform>다운로드 %n개를 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>다운로드 제거</translation>
    </message>
    <message>
        <source>The file is gone: it was deleted or moved.</source>
        <translation>파일이 없습니다. 삭제되었거나 이동되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n download(s) failed; the list says why.</source>
        <translation>
            <numerusform>다운로드 %n개가 실패했습니다. 목록에서 이유를 확인하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>“%1” was not downloaded: %2.</source>
        <comment>title and reason</comment>
        <translation>“%1” 에피소드를 다운로드하지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeController</name>
    <message>
        <source>Mark as played or unplayed</source>
        <translation>재생함 또는 재생하지 않음으로 표시</translation>
    </message>
    <message>
        <source>Add to or remove from favourites</source>
        <translation>즐겨찾기에 추가 또는 제거</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>팟캐스트로 이동</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>모두 재생함으로 표시</translation>
    </message>
    <message>
        <source>Possible in the Inbox, in a show and in a tag.</source>
        <translation>수신함, 팟캐스트, 태그에서 사용할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::EpisodeMarker</name>
    <message>
        <source>The position was set back to the beginning.</source>
        <translation>재생 위치를 처음으로 되돌렸습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as played.</source>
        <translation>
            <numerusform>에피소드 %Ln개를 재생함으로 표시했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) marked as unplayed.</source>
        <translation>
            <numerusform>에피소드 %Ln개를 재생하지 않음으로 표시했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>재생함으로 표시</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>재생하지 않음으로 표시</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) added to the favourites.</source>
        <translation>
            <numerusform>에피소드 %Ln개를 즐겨찾기에 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s) removed from the favourites.</source>
        <translation>
            <numerusform>에피소드 %Ln개를 즐겨찾기에서 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>즐겨찾기에 추가</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>즐겨찾기에서 제거</translation>
    </message>
    <message>
        <source>All episodes here are marked as played already.</source>
        <translation>여기 있는 에피소드는 이미 모두 재생함으로 표시되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::Features</name>
    <message>
        <source>&amp;Library</source>
        <translation>라이브러리(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Episode</source>
        <translation>에피소드(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>창 닫기</translation>
    </message>
</context>
<context>
    <name>dogear::FeedAddressController</name>
    <message>
        <source>Address of “%1”</source>
        <translation>“%1”의 주소</translation>
    </message>
    <message>
        <source>Feed address:</source>
        <translation>피드 주소:</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>주소 변경</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>“%1” is read at its new address.</source>
        <translation>이제 “%1” 팟캐스트를 새 주소에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>주소 변경</translation>
    </message>
</context>
<context>
    <name>dogear::FollowController</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Reading the files of “%1”…</source>
        <translation>“%1”의 파일을 읽는 중…</translation>
    </message>
    <message>
        <source>Looking up where this link leads…</source>
        <translation>링크가 가리키는 곳을 찾는 중…</translation>
    </message>
</context>
<context>
    <name>dogear::FollowReporter</name>
    <message>
        <source>You follow “%1” already.</source>
        <translation>“%1” 팟캐스트는 이미 팔로우하고 있습니다.</translation>
    </message>
    <message>
        <source>You now follow “%1”.</source>
        <translation>이제 “%1” 팟캐스트를 팔로우합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were added.</source>
        <translation>
            <numerusform>팟캐스트 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You follow the shows of this list already.</source>
        <translation>이 목록의 팟캐스트는 이미 모두 팔로우하고 있습니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>The link leads to %1 in “%2”.</source>
        <translation>링크가 “%2”의 %1 지점을 가리킵니다.</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>%1부터 재생</translation>
    </message>
    <message numerus="yes">
        <source>%n of the shows could not be read; the sidebar marks them.</source>
        <translation>
            <numerusform>팟캐스트 %n개를 읽을 수 없습니다. 사이드바에 표시되어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>수정…</translation>
    </message>
</context>
<context>
    <name>dogear::HelpController</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>The Dogear Guide</source>
        <translation>Dogear 안내서</translation>
    </message>
    <message>
        <source>Release notes</source>
        <translation>릴리스 노트</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>진단</translation>
    </message>
    <message>
        <source>About Dogear</source>
        <translation>Dogear 정보</translation>
    </message>
</context>
<context>
    <name>dogear::KeyBindings</name>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
</context>
<context>
    <name>dogear::LiveReminders</name>
    <message>
        <source>“%1” starts now.</source>
        <translation>“%1” 라이브가 지금 시작됩니다.</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>팟캐스트로 이동</translation>
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
        <translation>다음 영역</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>이전 영역</translation>
    </message>
</context>
<context>
    <name>dogear::NextUndo</name>
    <message>
        <source>Next episode</source>
        <translation>다음 에피소드</translation>
    </message>
</context>
<context>
    <name>dogear::PaletteController</name>
    <message>
        <source>Saved search</source>
        <translation>저장된 검색</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>팟캐스트</translation>
    </message>
    <message>
        <source>Archived show</source>
        <translation>보관된 팟캐스트</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>빠른 이동…</translation>
    </message>
</context>
<context>
    <name>dogear::PasswordController</name>
    <message>
        <source>Enter password…</source>
        <translation>비밀번호 입력…</translation>
    </message>
</context>
<context>
    <name>dogear::PlayStarter</name>
    <message>
        <source>There is no unplayed episode to play. Select one, or add a show.</source>
        <translation>재생하지 않은 에피소드가 없습니다. 에피소드를 선택하거나 팟캐스트를 추가하세요.</translation>
    </message>
</context>
<context>
    <name>dogear::PlaybackController</name>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Back to last position</source>
        <translation>마지막 위치로 돌아가기</translation>
    </message>
    <message>
        <source>Possible after a jump to another time.</source>
        <translation>다른 시간으로 이동한 후에 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>보통 속도</translation>
    </message>
    <message>
        <source>Switch between normal and last speed</source>
        <translation>보통 속도와 마지막 속도 전환</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>음량 높이기</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>음량 낮추기</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>정지</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n초 뒤로</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n초 앞으로</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::PrivacyController</name>
    <message>
        <source>Contacted hosts</source>
        <translation>접속한 호스트</translation>
    </message>
    <message>
        <source>Hosts that Dogear contacts</source>
        <translation>Dogear가 접속하는 호스트</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>dogear::QueueController</name>
    <message>
        <source>Clear Up next</source>
        <translation>재생 대기열 비우기</translation>
    </message>
    <message>
        <source>Possible when Up next has an episode.</source>
        <translation>재생 대기열에 에피소드가 있을 때 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Move in Up next</source>
        <translation>재생 대기열에서 이동</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>다음 에피소드</translation>
    </message>
    <message>
        <source>Possible when an episode comes next.</source>
        <translation>다음에 재생할 에피소드가 있을 때 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Sort Up next</source>
        <translation>재생 대기열 정렬</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>최신순</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>오래된 순</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>짧은 순</translation>
    </message>
    <message>
        <source>By show</source>
        <translation>팟캐스트순</translation>
    </message>
    <message>
        <source>Up next is empty</source>
        <translation>재생 대기열이 비어 있음</translation>
    </message>
    <message numerus="yes">
        <source>Up next: %n episode(s)</source>
        <translation>
            <numerusform>재생 대기열: 에피소드 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>다음에 재생</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>재생 대기열에 추가</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>재생 대기열에서 제거</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) removed from Up next.</source>
        <translation>
            <numerusform>에피소드 %n개를 재생 대기열에서 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up next was sorted.</source>
        <translation>재생 대기열을 정렬했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Up next was cleared: %n episode(s).</source>
        <translation>
            <numerusform>재생 대기열을 비웠습니다(에피소드 %n개).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ReleaseNotes</name>
    <message>
        <source>Release notes</source>
        <translation>릴리스 노트</translation>
    </message>
    <message>
        <source>Dogear was updated to %1.</source>
        <translation>Dogear를 %1 버전으로 업데이트했습니다.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
</context>
<context>
    <name>dogear::SavedSearchController</name>
    <message>
        <source>Save search</source>
        <translation>검색 저장</translation>
    </message>
    <message>
        <source>The search “%1” is in the sidebar now.</source>
        <translation>“%1” 검색을 사이드바에 추가했습니다.</translation>
    </message>
    <message>
        <source>Rename search</source>
        <translation>검색 이름 변경</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>이름을 “%1”(으)로 변경했습니다.</translation>
    </message>
    <message>
        <source>Remove search</source>
        <translation>검색 제거</translation>
    </message>
    <message>
        <source>The search “%1” was removed.</source>
        <translation>“%1” 검색을 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsController</name>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
</context>
<context>
    <name>dogear::SettingsTransfer</name>
    <message>
        <source>Settings (*.json)</source>
        <translation>설정 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>설정 내보내기</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>설정 가져오기</translation>
    </message>
    <message>
        <source>The settings were written to %1, without passwords.</source>
        <translation>비밀번호를 제외한 설정을 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 has no setting that this Dogear can use, so nothing was changed.</source>
        <translation>%1에 이 버전의 Dogear에서 사용할 수 있는 설정이 없어 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) taken from %1</source>
        <translation>
            <numerusform>%1에서 설정 %n개를 가져왔습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that this Dogear does not know</source>
        <comment>settings</comment>
        <translation>
            <numerusform>이 버전의 Dogear에 없는 설정 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder %1, which is not on this computer</source>
        <translation>이 컴퓨터에 없는 폴더 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: so many settings taken from a file</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; left out: %2.</source>
        <comment>so many settings taken from a file, a list</comment>
        <translation>%1. 제외한 항목: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::ShowController</name>
    <message>
        <source>Add a show…</source>
        <translation>팟캐스트 추가…</translation>
    </message>
    <message>
        <source>Add audio or video files…</source>
        <translation>오디오 또는 비디오 파일 추가…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Import shows (OPML)…</source>
        <translation>팟캐스트 가져오기(OPML)…</translation>
    </message>
    <message>
        <source>Export shows (OPML)…</source>
        <translation>팟캐스트 내보내기(OPML)…</translation>
    </message>
    <message>
        <source>Refresh all shows</source>
        <translation>모든 팟캐스트 새로 고침</translation>
    </message>
    <message>
        <source>You no longer follow “%1”.</source>
        <translation>“%1” 팟캐스트의 팔로우를 취소했습니다.</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>팔로우 취소</translation>
    </message>
    <message>
        <source>Add audio or video files</source>
        <translation>오디오 또는 비디오 파일 추가</translation>
    </message>
    <message>
        <source>Audio and video (%1)</source>
        <translation>오디오 및 비디오 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>폴더 추가</translation>
    </message>
    <message>
        <source>Import shows</source>
        <translation>팟캐스트 가져오기</translation>
    </message>
    <message>
        <source>Lists of shows (*.opml *.xml)</source>
        <translation>팟캐스트 목록 (*.opml *.xml)</translation>
    </message>
    <message>
        <source>Export shows</source>
        <translation>팟캐스트 내보내기</translation>
    </message>
    <message>
        <source>Export this show</source>
        <translation>이 팟캐스트 내보내기</translation>
    </message>
    <message numerus="yes">
        <source>%n shows were written to %1.</source>
        <translation>
            <numerusform>팟캐스트 %n개를 %1에 저장했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::ShowEditor</name>
    <message>
        <source>Archive</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>보관 해제</translation>
    </message>
    <message>
        <source>“%1” is in the archive: it stays as it is and is not refreshed.</source>
        <translation>“%1” 팟캐스트를 보관했습니다. 현재 상태로 유지되며 새로 고치지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is back from the archive.</source>
        <translation>“%1” 팟캐스트를 보관 해제했습니다.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>“%1” was renamed.</source>
        <translation>“%1” 팟캐스트의 이름을 변경했습니다.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>태그 추가</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>태그 떼기</translation>
    </message>
    <message>
        <source>“%1” has the tag “%2” now.</source>
        <translation>“%1” 팟캐스트에 “%2” 태그를 추가했습니다.</translation>
    </message>
    <message>
        <source>“%1” no longer has the tag “%2”.</source>
        <translation>“%1” 팟캐스트에서 “%2” 태그를 제거했습니다.</translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation>태그 이름 변경</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>이름을 “%1”(으)로 변경했습니다.</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>태그 제거</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its shows are still here.</source>
        <translation>“%1” 태그를 제거했습니다. 태그에 있던 팟캐스트는 그대로 있습니다.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image Dogear can read. The show keeps the one it has; choose another file.</source>
        <translation>“%1”은(는) Dogear가 읽을 수 있는 이미지가 아닙니다. 팟캐스트의 기존 이미지는 유지됩니다. 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>이미지 선택</translation>
    </message>
    <message>
        <source>Picture changed.</source>
        <translation>이미지를 변경했습니다.</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>피드의 이미지 사용</translation>
    </message>
    <message>
        <source>Feed picture restored.</source>
        <translation>피드의 이미지로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>새 태그</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>태그 이름</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>이미지 선택</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>이미지 (%1)</translation>
    </message>
</context>
<context>
    <name>dogear::StatisticsController</name>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>dogear::StreamStatus</name>
    <message>
        <source>This episode has become another file at its server, perhaps with other advertisements. It goes on at the same time.</source>
        <translation>서버에서 이 에피소드의 파일이 바뀌었습니다. 광고가 달라졌을 수 있습니다. 같은 시간부터 계속합니다.</translation>
    </message>
    <message>
        <source>This stream can&apos;t be saved. %1</source>
        <translation>이 스트림을 저장할 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>dogear::TrayIcon</name>
    <message>
        <source>Jump back</source>
        <translation>뒤로 건너뛰기</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>앞으로 건너뛰기</translation>
    </message>
    <message>
        <source>Next episode</source>
        <translation>다음 에피소드</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Hide the window</source>
        <translation>창 숨기기</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>창 보이기</translation>
    </message>
</context>
<context>
    <name>dogear::UndoController</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Possible after a change of the library.</source>
        <translation>라이브러리를 변경한 후에 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>name of an act</comment>
        <translation>실행 취소됨: %1.</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>“%1” 실행 취소</translation>
    </message>
</context>
<context>
    <name>dogear::VideoController</name>
    <message>
        <source>Possible while a video plays.</source>
        <translation>비디오 재생 중에 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Video in its own window</source>
        <translation>비디오를 별도 창으로 보기</translation>
    </message>
    <message>
        <source>Video in full screen</source>
        <translation>비디오를 전체 화면으로 보기</translation>
    </message>
    <message>
        <source>Show the video over the whole screen</source>
        <translation>비디오를 전체 화면으로 봅니다</translation>
    </message>
    <message>
        <source>%1 – Dogear</source>
        <translation>%1 – Dogear</translation>
    </message>
    <message>
        <source>Show the video beside the notes</source>
        <translation>비디오를 쇼 노트 옆에서 봅니다</translation>
    </message>
    <message>
        <source>Show the video in its own window</source>
        <translation>비디오를 별도 창에서 봅니다</translation>
    </message>
</context>
<context>
    <name>dogear::ViewMenu</name>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>사이드바</translation>
    </message>
    <message>
        <source>Notes and details</source>
        <translation>쇼 노트 및 세부 정보</translation>
    </message>
    <message>
        <source>Larger notes</source>
        <translation>쇼 노트 크게</translation>
    </message>
    <message>
        <source>Smaller notes</source>
        <translation>쇼 노트 작게</translation>
    </message>
    <message>
        <source>Usual size of notes</source>
        <translation>쇼 노트 기본 크기</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the desktop</comment>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::Autostart</name>
    <message>
        <source>Dogear starts when you log in.</source>
        <translation>로그인할 때 Dogear를 시작합니다.</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::GlobalShortcuts</name>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Play the next episode</source>
        <translation>다음 에피소드 재생</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>뒤로 건너뛰기</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>앞으로 건너뛰기</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ScreenInhibitor</name>
    <message>
        <source>Showing a video</source>
        <translation>비디오 재생 중</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::ServerNotifier</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>dogear::desktop::SleepInhibitor</name>
    <message>
        <source>Playing a podcast</source>
        <translation>팟캐스트 재생 중</translation>
    </message>
    <message>
        <source>Keeping the place in a podcast</source>
        <translation>팟캐스트의 재생 위치 저장 중</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AboutDialog</name>
    <message>
        <source>About Dogear</source>
        <translation>Dogear 정보</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Dogear %1</source>
        <translation>Dogear %1</translation>
    </message>
    <message>
        <source>A podcast player that keeps your place.</source>
        <translation>듣던 위치를 기억하는 팟캐스트 플레이어입니다.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>GNU 일반 공중 사용 허가서(GPL) 버전 3 이상에 따라 배포되는 자유 소프트웨어입니다. 자유롭게 사용, 연구, 공유, 변경할 수 있으며 어떠한 보증도 제공되지 않습니다.</translation>
    </message>
    <message>
        <source>© The Dogear developers</source>
        <translation>© Dogear 개발자</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>용도</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>Licence of Dogear</source>
        <translation>Dogear의 라이선스</translation>
    </message>
    <message>
        <source>Dogear uses these libraries:</source>
        <translation>Dogear가 사용하는 라이브러리:</translation>
    </message>
    <message>
        <source>Licence of Dogear:</source>
        <translation>Dogear의 라이선스:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AddPodcastDialog</name>
    <message>
        <source>Name, link or feed address of a show, OPML list, folder or audio file:</source>
        <translation>팟캐스트의 이름, 링크 또는 피드 주소, OPML 목록, 폴더 또는 오디오 파일:</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
    <message>
        <source>Add a show</source>
        <translation>팟캐스트 추가</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Choose a feed, a list of shows, audio or video</source>
        <translation>피드, 팟캐스트 목록, 오디오 또는 비디오 선택</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::AppearanceSettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light or dark colours of the window</source>
        <translation>창의 밝은 색상 또는 어두운 색상</translation>
    </message>
    <message>
        <source>dark mode light mode night</source>
        <comment>words that find the theme</comment>
        <translation>다크 모드 라이트 모드 어두운 밝은 야간 밤</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>데스크톱 설정 따르기</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Colours from artwork</source>
        <translation>커버 이미지의 색상 사용</translation>
    </message>
    <message>
        <source>The page of a show takes a colour from its picture</source>
        <translation>팟캐스트 페이지에 이미지의 색상을 사용합니다</translation>
    </message>
    <message>
        <source>accent cover tint</source>
        <comment>words that find colours from artwork</comment>
        <translation>강조색 표지 커버 색조</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Size of notes</source>
        <translation>쇼 노트 크기</translation>
    </message>
    <message>
        <source>Size of the text in notes and transcripts</source>
        <translation>쇼 노트와 대본의 글자 크기</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>font zoom larger smaller letters</source>
        <comment>words that find the text size</comment>
        <translation>글꼴 확대 축소 크게 작게 글자 폰트</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language of Dogear&apos;s texts</source>
        <translation>Dogear에 표시되는 언어</translation>
    </message>
    <message>
        <source>translation locale</source>
        <comment>words that find the language; with the English word, too</comment>
        <translation>번역 로캘 한국어 language</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarkDelegate</name>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>이 책갈피의 메모</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>메모 편집</translation>
    </message>
    <message>
        <source>Play from %1</source>
        <translation>%1부터 재생</translation>
    </message>
    <message>
        <source>You no longer follow this show. Follow it again to play this.</source>
        <translation>더 이상 팔로우하지 않는 팟캐스트입니다. 재생하려면 다시 팔로우하세요.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::BookmarksPage</name>
    <message>
        <source>Search bookmarks</source>
        <translation>책갈피 검색</translation>
    </message>
    <message>
        <source>Words of notes, titles and shows</source>
        <translation>메모, 제목, 팟캐스트의 단어</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Write all bookmarks to a Markdown file</source>
        <translation>모든 책갈피를 Markdown 파일에 저장합니다</translation>
    </message>
    <message>
        <source>In the bookmarks</source>
        <translation>책갈피에서</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>메모 편집</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>책갈피 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or shorter words.</source>
        <translation>찾은 결과가 없습니다. 단어 수를 줄이거나 더 짧은 단어로 시도하세요.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>Bookmark a time while you listen to find it again and to write down why.</source>
        <translation>듣는 동안 책갈피를 추가하면 그 지점을 다시 찾고 이유를 메모할 수 있습니다.</translation>
    </message>
    <message>
        <source>Press %1 while you listen to mark a time and to write down why.</source>
        <translation>듣는 동안 %1 키를 누르면 그 지점을 표시하고 이유를 메모할 수 있습니다.</translation>
    </message>
    <message>
        <source>Copy link to this moment</source>
        <translation>이 지점의 링크 복사</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterDelegate</name>
    <message>
        <source>Without a title</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Skipped because of its title, as you chose for this show</source>
        <translation>이 팟캐스트에서 건너뛰도록 선택한 제목이므로 건너뜁니다</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>이 챕터 건너뛰기</translation>
    </message>
    <message>
        <source>Do not skip this chapter</source>
        <translation>이 챕터 건너뛰지 않기</translation>
    </message>
    <message>
        <source>%1 – play from %2</source>
        <comment>title of a chapter, time</comment>
        <translation>%1 – %2부터 재생</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>챕터</translation>
    </message>
    <message>
        <source>In the chapters</source>
        <translation>챕터에서</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
    <message>
        <source>Skip this chapter</source>
        <translation>이 챕터 건너뛰기</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>링크 열기</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>챕터 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Always skip chapters with this title</source>
        <translation>이 제목의 챕터 항상 건너뛰기</translation>
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
        <translation>차트의 국가</translation>
    </message>
    <message>
        <source>Category of the chart</source>
        <translation>차트의 카테고리</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::CommandPalette</name>
    <message>
        <source>on</source>
        <translation>켜짐</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>지금 사용할 수 없음</translation>
    </message>
    <message>
        <source>Search all episodes for “%1”</source>
        <translation>모든 에피소드에서 “%1” 검색</translation>
    </message>
    <message>
        <source>Name of an action, a show, a place or a setting</source>
        <translation>동작, 팟캐스트, 위치 또는 설정의 이름</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>빠른 이동</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>일치하는 항목</translation>
    </message>
    <message>
        <source>Nothing in Dogear has this name.</source>
        <translation>Dogear에 이런 이름의 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>지금은 사용할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailPage</name>
    <message>
        <source>Select an episode to read its notes.</source>
        <translation>에피소드를 선택하면 쇼 노트를 읽을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DetailTabs</name>
    <message>
        <source>Parts of the page</source>
        <translation>페이지 구성</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryDelegate</name>
    <message>
        <source>Play the episode</source>
        <translation>에피소드 재생</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>최신 에피소드 재생</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DirectoryShowPage</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>See and play the episodes before you follow the show</source>
        <translation>팟캐스트를 팔로우하기 전에 에피소드를 보고 재생합니다</translation>
    </message>
    <message>
        <source>What directories say about the show</source>
        <translation>디렉터리의 팟캐스트 정보</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>팔로우 중</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
    <message>
        <source>Reading the feed…</source>
        <translation>피드를 읽는 중…</translation>
    </message>
    <message>
        <source>Open the show</source>
        <translation>팟캐스트 열기</translation>
    </message>
    <message>
        <source>Show episodes</source>
        <translation>에피소드 보기</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>피드</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>게시일</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>등록된 곳</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>최신 에피소드</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>매체</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>성인용</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>전체 이용가</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>A directory says that its feed is gone.</source>
        <translation>디렉터리에 따르면 피드가 없어졌습니다.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Page of the directory</source>
        <translation>디렉터리 페이지</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DiscoverPage</name>
    <message>
        <source>Search for shows, or paste a link</source>
        <translation>팟캐스트 검색 또는 링크 붙여넣기</translation>
    </message>
    <message>
        <source>Names of shows and people, or the link of another player. Return follows the selected show, and plays one that you follow.</source>
        <translation>팟캐스트나 사람의 이름, 또는 다른 플레이어의 링크입니다. Enter 키를 누르면 선택한 팟캐스트를 팔로우하고, 이미 팔로우하는 팟캐스트는 재생합니다.</translation>
    </message>
    <message>
        <source>Shows and episodes</source>
        <translation>팟캐스트 및 에피소드</translation>
    </message>
    <message>
        <source>In Discover</source>
        <translation>둘러보기에서</translation>
    </message>
    <message>
        <source>Follow, or play what you follow</source>
        <translation>팔로우, 또는 팔로우하는 팟캐스트 재생</translation>
    </message>
    <message>
        <source>This chart is empty. Choose another one.</source>
        <translation>비어 있는 차트입니다. 다른 차트를 선택하세요.</translation>
    </message>
    <message>
        <source>Reading the chart…</source>
        <translation>차트를 읽는 중…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색 중…</translation>
    </message>
    <message>
        <source>Press Return to follow the show that this link leads to.</source>
        <translation>Enter 키를 누르면 링크가 가리키는 팟캐스트를 팔로우합니다.</translation>
    </message>
    <message>
        <source>Nothing was found. Try fewer or other words.</source>
        <translation>찾은 결과가 없습니다. 단어 수를 줄이거나 다른 단어로 시도하세요.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadButton</name>
    <message>
        <source>Cancel the download</source>
        <translation>다운로드 취소</translation>
    </message>
    <message>
        <source>Resume the download</source>
        <translation>다운로드 재개</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Remove the download</source>
        <translation>다운로드 제거</translation>
    </message>
    <message>
        <source>Keep (already here)</source>
        <translation>파일 유지(이미 있음)</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>how far a download is, what a click does</comment>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadSettingsPage</name>
    <message>
        <source>Downloads</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Where the files are; those that are there already move along</source>
        <translation>파일이 저장되는 위치이며, 이미 있는 파일도 함께 옮겨집니다</translation>
    </message>
    <message>
        <source>path directory disk storage</source>
        <comment>words that find the folder of downloads</comment>
        <translation>경로 디렉터리 디스크 저장소 저장 위치</translation>
    </message>
    <message>
        <source>Keep free</source>
        <translation>여유 공간 확보</translation>
    </message>
    <message>
        <source>Downloads wait while the disk has less room than this</source>
        <translation>디스크의 여유 공간이 이보다 적으면 다운로드가 대기합니다</translation>
    </message>
    <message>
        <source>space full</source>
        <comment>words that find the room that stays free</comment>
        <translation>공간 용량 가득 참</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>When downloads may begin</source>
        <translation>다운로드를 시작할 수 있는 시간</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>When they end; before the other hour: on the next day</source>
        <translation>다운로드가 끝나는 시간이며, 시작 시간보다 빠르면 다음 날을 뜻합니다</translation>
    </message>
    <message>
        <source>Only from</source>
        <comment>an hour to another</comment>
        <translation>다음 시간에만</translation>
    </message>
    <message>
        <source>Downloads wait until these hours begin</source>
        <translation>이 시간이 될 때까지 다운로드가 대기합니다</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two hours</comment>
        <translation>~</translation>
    </message>
    <message>
        <source>time night schedule</source>
        <comment>words that find the hours of downloads</comment>
        <translation>시간 밤 야간 예약 일정</translation>
    </message>
    <message>
        <source>Only at certain hours</source>
        <translation>특정 시간에만</translation>
    </message>
    <message>
        <source>Limits of the network…</source>
        <translation>네트워크 제한…</translation>
    </message>
    <message>
        <source>Speed limit, parallel downloads and metered networks</source>
        <translation>속도 제한, 동시 다운로드, 종량제 네트워크를 설정합니다</translation>
    </message>
    <message>
        <source>Removing downloads</source>
        <translation>다운로드 제거</translation>
    </message>
    <message>
        <source>Days after playing</source>
        <translation>재생 후 일수</translation>
    </message>
    <message>
        <source>How long they stay after they were played</source>
        <translation>재생한 후 다운로드를 유지하는 기간</translation>
    </message>
    <message>
        <source>Remove played after</source>
        <comment>so many days</comment>
        <translation>재생한 항목 자동 제거</translation>
    </message>
    <message>
        <source>What was heard to its end needs no room</source>
        <translation>끝까지 들은 에피소드를 제거해 공간을 확보합니다</translation>
    </message>
    <message>
        <source>delete clean up</source>
        <comment>words that find automatic removal</comment>
        <translation>삭제 정리 자동</translation>
    </message>
    <message>
        <source>Remove played</source>
        <translation>재생한 항목 제거</translation>
    </message>
    <message>
        <source>Remove all after</source>
        <translation>전체 자동 제거</translation>
    </message>
    <message>
        <source>How long downloads stay, played or not</source>
        <translation>재생 여부와 관계없이 다운로드를 유지하는 기간</translation>
    </message>
    <message>
        <source>delete old age</source>
        <comment>words that find removal by age</comment>
        <translation>삭제 오래된 기간</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Keep newest per show</source>
        <translation>팟캐스트별 최신 항목 유지</translation>
    </message>
    <message>
        <source>Keeps this many automatic downloads of each show; your own all stay</source>
        <translation>팟캐스트마다 자동 다운로드를 이 개수만큼 유지하며, 직접 다운로드한 항목은 모두 유지합니다</translation>
    </message>
    <message>
        <source>delete number episodes</source>
        <comment>words that find removal by number</comment>
        <translation>삭제 개수 에피소드 수</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Total size limit</source>
        <translation>전체 크기 제한</translation>
    </message>
    <message>
        <source>When they need more room than this, played ones go first, then the oldest</source>
        <translation>이보다 많은 공간이 필요하면 재생한 항목부터, 그다음 오래된 항목부터 제거합니다</translation>
    </message>
    <message>
        <source>delete disk space quota</source>
        <comment>words that find removal by size</comment>
        <translation>삭제 디스크 공간 용량 할당량</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Keep favourites</source>
        <translation>즐겨찾기 유지</translation>
    </message>
    <message>
        <source>Only you remove favourites</source>
        <translation>즐겨찾기는 직접 제거할 때만 제거됩니다</translation>
    </message>
    <message>
        <source>star protect</source>
        <comment>words that find the protection of favourites</comment>
        <translation>별표 보호</translation>
    </message>
    <message>
        <source>What plays or is up next always stays.</source>
        <translation>재생 중이거나 재생 대기열에 있는 항목은 항상 유지됩니다.</translation>
    </message>
    <message>
        <source>Streaming</source>
        <translation>스트리밍</translation>
    </message>
    <message>
        <source>Stream cache</source>
        <translation>스트림 캐시</translation>
    </message>
    <message>
        <source>Kept so it isn&apos;t downloaded again; oldest first out</source>
        <translation>다시 다운로드하지 않도록 저장하며, 오래된 항목부터 제거합니다</translation>
    </message>
    <message>
        <source>temporary disk space</source>
        <comment>words that find the size of the cache</comment>
        <translation>임시 디스크 공간 용량</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>버퍼</translation>
    </message>
    <message>
        <source>Loaded ahead of playback, to bridge a bad connection</source>
        <translation>연결 상태가 나쁠 때를 대비해 미리 불러오는 분량입니다</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>stutter interruption train tunnel</source>
        <comment>words that find the buffer</comment>
        <translation>끊김 중단 지하철 기차 터널</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::DownloadsHeader</name>
    <message>
        <source>Resume all</source>
        <translation>모두 재개</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>모두 일시 정지</translation>
    </message>
    <message>
        <source>Let downloads go on</source>
        <translation>다운로드를 계속합니다</translation>
    </message>
    <message>
        <source>Stop all downloads until you let them go on</source>
        <translation>다시 계속할 때까지 모든 다운로드를 멈춥니다</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EffectScope</name>
    <message>
        <source>Remember for this show</source>
        <translation>이 팟캐스트의 설정으로 저장</translation>
    </message>
    <message>
        <source>Use this show&apos;s setting as the default</source>
        <translation>이 팟캐스트의 설정을 기본값으로 사용</translation>
    </message>
    <message>
        <source>trimmed silence, even volume</source>
        <translation>무음 줄이기, 음량 평준화</translation>
    </message>
    <message>
        <source>trimmed silence</source>
        <translation>무음 줄이기</translation>
    </message>
    <message>
        <source>even volume</source>
        <translation>음량 평준화</translation>
    </message>
    <message>
        <source>as it was recorded</source>
        <translation>녹음된 그대로</translation>
    </message>
    <message>
        <source>Use for all shows (now %1)</source>
        <translation>모든 팟캐스트에 사용(현재 %1)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDelegate</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetailPage</name>
    <message>
        <source>Go to this show</source>
        <translation>이 팟캐스트로 이동</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>쇼 노트</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>챕터</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>대본</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Search in the transcript</source>
        <translation>대본에서 검색</translation>
    </message>
    <message>
        <source>Possible for an episode with a transcript.</source>
        <translation>대본이 있는 에피소드에서 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>재생 대기열에 추가</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>재생함으로 표시</translation>
    </message>
    <message>
        <source>Copy the link to the episode&apos;s page</source>
        <translation>에피소드 페이지의 링크 복사</translation>
    </message>
    <message>
        <source>In the list of episodes</source>
        <translation>에피소드 목록에서</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>No longer in the feed</source>
        <translation>더 이상 피드에 없음</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>재생 대기열에서 제거</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>재생할 내용 없음</translation>
    </message>
    <message>
        <source>Resume at %1</source>
        <translation>%1부터 이어서 재생</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play this episode</source>
        <translation>이 에피소드 재생</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>즐겨찾기에서 제거</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>즐겨찾기에 추가</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>재생하지 않음으로 표시</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>이미지 보기</translation>
    </message>
    <message>
        <source>Fetch the pictures in these notes from their web site</source>
        <translation>이 쇼 노트의 이미지를 웹사이트에서 가져옵니다</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeDetails</name>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Play this excerpt</source>
        <translation>이 발췌 구간 재생</translation>
    </message>
    <message>
        <source>Play the excerpt at %1: %2</source>
        <comment>time and title</comment>
        <translation>%1의 발췌 구간 재생: %2</translation>
    </message>
    <message>
        <source>Play the episode in this version</source>
        <translation>에피소드를 이 버전으로 재생</translation>
    </message>
    <message>
        <source>Play this version: %1, %2</source>
        <comment>name and properties</comment>
        <translation>이 버전 재생: %1, %2</translation>
    </message>
    <message>
        <source>Show all episodes with this person</source>
        <translation>이 사람의 모든 에피소드 보기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a link is about, and its address</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
    <message>
        <source>Show replies</source>
        <translation>답글 보기</translation>
    </message>
    <message>
        <source>Load the replies from the server of the thread</source>
        <translation>스레드의 서버에서 답글을 불러옵니다</translation>
    </message>
    <message>
        <source>Loading the replies…</source>
        <translation>답글을 불러오는 중…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeListPage</name>
    <message>
        <source>In the list of episodes</source>
        <translation>에피소드 목록에서</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>다음에 재생</translation>
    </message>
    <message>
        <source>Add to or remove from Up next</source>
        <translation>재생 대기열에 추가 또는 제거</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Remove from Up next or Downloads</source>
        <translation>재생 대기열 또는 다운로드에서 제거</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>맨 위로 이동</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in all shows</source>
        <translation>
            <numerusform>모든 팟캐스트의 비슷한 결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%1의 비슷한 결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in all shows</source>
        <translation>
            <numerusform>모든 팟캐스트의 결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) in %1</source>
        <comment>show or tag</comment>
        <translation>
            <numerusform>%1의 결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln similar</source>
        <comment>results</comment>
        <translation>
            <numerusform>%1 · 비슷한 결과 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>목록으로 돌아가기</translation>
    </message>
    <message>
        <source>Search all shows</source>
        <translation>모든 팟캐스트에서 검색</translation>
    </message>
    <message>
        <source>Only this show</source>
        <translation>이 팟캐스트만</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>a tag, or a place such as Inbox</comment>
        <translation>%1에서만</translation>
    </message>
    <message>
        <source>Similar to “%1”</source>
        <translation>“%1”과(와) 비슷한 에피소드</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>No results match these filters. Turn a filter off.</source>
        <translation>필터와 일치하는 결과가 없습니다. 필터를 하나 끄세요.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words.</source>
        <translation>찾은 결과가 없습니다. 다른 단어로 시도하세요.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>You don&apos;t follow any shows yet.</source>
        <translation>아직 팔로우하는 팟캐스트가 없습니다.</translation>
    </message>
    <message>
        <source>Add a show…</source>
        <translation>팟캐스트 추가…</translation>
    </message>
    <message>
        <source>No episodes yet. The page of the show says why.</source>
        <translation>아직 에피소드가 없습니다. 이유는 팟캐스트 페이지에서 확인하세요.</translation>
    </message>
    <message>
        <source>No episodes match. Turn a filter off.</source>
        <translation>일치하는 에피소드가 없습니다. 필터를 하나 끄세요.</translation>
    </message>
    <message>
        <source>Search titles, notes and transcripts</source>
        <translation>제목, 쇼 노트, 대본 검색</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, prefix*, -without</source>
        <translation>단어, &quot;구문&quot;, 앞부분*, -제외할단어</translation>
    </message>
    <message>
        <source>Keep this search in the sidebar</source>
        <translation>이 검색을 사이드바에 저장</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::EpisodeMenu</name>
    <message>
        <source>Selected episodes</source>
        <translation>선택한 에피소드</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>다음에 재생</translation>
    </message>
    <message>
        <source>Add to Up next</source>
        <translation>재생 대기열에 추가</translation>
    </message>
    <message>
        <source>Remove from Up next</source>
        <translation>재생 대기열에서 제거</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Move to the top</source>
        <translation>맨 위로 이동</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>비슷한 에피소드</translation>
    </message>
    <message>
        <source>Go to show</source>
        <translation>팟캐스트로 이동</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>파일 유지</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Pause download</source>
        <translation>다운로드 일시 정지</translation>
    </message>
    <message>
        <source>Resume download</source>
        <translation>다운로드 재개</translation>
    </message>
    <message>
        <source>Retry download</source>
        <translation>다운로드 다시 시도</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>다운로드 취소</translation>
    </message>
    <message>
        <source>Remove download</source>
        <translation>다운로드 제거</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Mark as played</source>
        <translation>재생함으로 표시</translation>
    </message>
    <message>
        <source>Mark as unplayed</source>
        <translation>재생하지 않음으로 표시</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>즐겨찾기에 추가</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>즐겨찾기에서 제거</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FactForm</name>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>피드 주소 복사</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>Change the address of the feed</source>
        <translation>피드 주소 변경</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedChoiceDialog</name>
    <message>
        <source>Choose a feed</source>
        <translation>피드 선택</translation>
    </message>
    <message>
        <source>The page at %1 names several feeds. Which do you want to follow?</source>
        <translation>%1의 페이지에 피드가 여러 개 있습니다. 어떤 피드를 팔로우할까요?</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>피드</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FeedHealth</name>
    <message>
        <source>The feed hasn&apos;t been loaded yet.</source>
        <translation>피드를 아직 불러오지 않았습니다.</translation>
    </message>
    <message>
        <source>Next read: %1</source>
        <translation>다음 가져오기: %1</translation>
    </message>
    <message>
        <source>Next read: when you refresh it</source>
        <translation>다음 가져오기: 직접 새로 고칠 때</translation>
    </message>
    <message>
        <source>Results of recent refreshes, newest first</source>
        <translation>최근 새로 고침 결과(최신순)</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>가져옴</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>outcome, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Redirected to %1</source>
        <translation>%1(으)로 리디렉션됨</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like it</source>
        <translation>
            <numerusform>비슷한 경고 %n개 더 있음</numerusform>
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
        <translation>마지막부터</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>최신순</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>오래된 순</translation>
    </message>
    <message>
        <source>Unplayed</source>
        <translation>재생하지 않음</translation>
    </message>
    <message>
        <source>Only unplayed episodes</source>
        <translation>재생하지 않은 에피소드만</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>듣는 중</translation>
    </message>
    <message>
        <source>Only started episodes</source>
        <translation>듣는 중인 에피소드만</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>즐겨찾기만</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>오프라인</translation>
    </message>
    <message>
        <source>Available offline: only episodes on this computer</source>
        <translation>오프라인 사용 가능: 이 컴퓨터에 있는 에피소드만</translation>
    </message>
    <message>
        <source>Available offline</source>
        <translation>오프라인 사용 가능</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>대본</translation>
    </message>
    <message>
        <source>Only episodes with a transcript</source>
        <translation>대본이 있는 에피소드만</translation>
    </message>
    <message>
        <source>With a transcript</source>
        <translation>대본 있음</translation>
    </message>
    <message>
        <source>Only one season of this show</source>
        <translation>이 팟캐스트의 한 시즌만</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>목록 순서</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>정확도순</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>제목순</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>짧은 순</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>긴 순</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>모든 시즌</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FindBar</name>
    <message>
        <source>Search in this transcript</source>
        <translation>이 대본에서 검색</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>이전 결과</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>다음 결과</translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the first hit of seventeen</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::FolderField</name>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>다른 폴더 선택</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Back to the usual folder</source>
        <translation>기본 폴더로 되돌리기</translation>
    </message>
    <message>
        <source>Folder for downloads</source>
        <translation>다운로드 폴더</translation>
    </message>
    <message>
        <source>%1 cannot be written to. The folder is the same as before.</source>
        <translation>%1에 쓸 수 없습니다. 폴더는 이전과 같습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostTable</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <comment>titles of shows</comment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>팟캐스트</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>마지막 접속</translation>
    </message>
    <message>
        <source>First</source>
        <translation>첫 접속</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>요청 수</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>받은 데이터</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::HostsPage</name>
    <message>
        <source>Filter by host, reason or show</source>
        <translation>호스트, 이유, 팟캐스트로 필터링</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>접속한 곳</translation>
    </message>
    <message>
        <source>When and why</source>
        <translation>시기 및 이유</translation>
    </message>
    <message>
        <source>Contacted hosts</source>
        <translation>접속한 호스트</translation>
    </message>
    <message>
        <source>All hosts that Dogear has sent a request to in the last 30 days. This list is kept on this computer only; single requests and addresses are not in it.</source>
        <translation>최근 30일 동안 Dogear가 요청을 보낸 모든 호스트입니다. 이 목록은 이 컴퓨터에만 저장되며, 개별 요청과 주소는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, as text</source>
        <translation>선택한 행 또는 모든 행을 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>Forget all hosts now</source>
        <translation>모든 호스트를 지금 지웁니다</translation>
    </message>
    <message>
        <source>Dogear sends a request for these reasons and no other: no usage statistics, no search for updates, no account. It keeps no cookies, and no request says which computer you use.</source>
        <translation>Dogear는 다음 이유로만 요청을 보냅니다. 사용 통계를 보내거나 업데이트를 확인하지 않으며 계정도 없습니다. 쿠키를 저장하지 않고, 어떤 컴퓨터를 사용하는지 알리는 요청도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Outside Dogear</source>
        <translation>Dogear 외부</translation>
    </message>
    <message>
        <source>This computer looks up the names of hosts, unless a proxy does. Links that you click open in your browser.</source>
        <translation>프록시가 대신하지 않으면 이 컴퓨터가 호스트 이름을 조회합니다. 클릭한 링크는 브라우저에서 열립니다.</translation>
    </message>
    <message>
        <source>No host was contacted in the last 30 days.</source>
        <translation>최근 30일 동안 접속한 호스트가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>항목 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LibrarySettingsPage</name>
    <message>
        <source>Library</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>새 에피소드</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>확인 주기</translation>
    </message>
    <message>
        <source>How often Dogear checks shows by itself</source>
        <translation>Dogear가 팟캐스트를 자동으로 확인하는 주기</translation>
    </message>
    <message>
        <source>refresh update rss feed interval automatic</source>
        <comment>words that find refreshing of shows</comment>
        <translation>새로 고침 업데이트 RSS 피드 주기 간격 자동</translation>
    </message>
    <message>
        <source>As often as each show publishes</source>
        <translation>팟캐스트의 게시 주기에 맞춰</translation>
    </message>
    <message>
        <source>At a fixed interval</source>
        <translation>일정한 간격으로</translation>
    </message>
    <message>
        <source>Only manually</source>
        <translation>수동으로만</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>How long Dogear waits before it checks again</source>
        <translation>다음에 확인할 때까지 기다리는 시간</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 시간</translation>
    </message>
    <message>
        <source>refresh rss feed interval hours</source>
        <comment>words that find the interval</comment>
        <translation>새로 고침 RSS 피드 주기 간격 시간</translation>
    </message>
    <message>
        <source>Chapters and transcripts of shows</source>
        <translation>팟캐스트의 챕터 및 대본</translation>
    </message>
    <message>
        <source>Fetch for all episodes</source>
        <translation>모든 에피소드에 대해 가져오기</translation>
    </message>
    <message>
        <source>One episode after another, while the network costs nothing</source>
        <translation>네트워크 요금이 들지 않을 때 에피소드를 하나씩 차례로 가져옵니다</translation>
    </message>
    <message>
        <source>subtitles text search index</source>
        <comment>words that find fetching of transcripts</comment>
        <translation>자막 텍스트 검색 색인</translation>
    </message>
    <message>
        <source>Makes their words searchable, even in episodes you never opened.</source>
        <translation>열어 본 적이 없는 에피소드에서도 챕터와 대본의 단어를 검색할 수 있습니다.</translation>
    </message>
    <message>
        <source>Transcripts made on this computer</source>
        <translation>이 컴퓨터에서 만든 대본</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>A program that makes subtitles (SRT, VTT) of sound</source>
        <translation>오디오에서 자막(SRT, VTT)을 만드는 프로그램</translation>
    </message>
    <message>
        <source>whisper speech recognition</source>
        <comment>words that find the making of transcripts</comment>
        <translation>whisper 음성 인식 받아쓰기</translation>
    </message>
    <message>
        <source>Runs for each episode that was downloaded and has no transcript. {file} is the download, {output} is where the subtitles go, without .srt or .vtt; what the program prints is taken as well.</source>
        <translation>다운로드한 에피소드에 대본이 없으면 실행됩니다. {file}은 다운로드한 파일, {output}은 .srt나 .vtt를 뺀 자막 저장 위치입니다. 프로그램이 출력하는 내용도 사용합니다.</translation>
    </message>
    <message>
        <source>Charts and searches</source>
        <translation>차트 및 검색</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>국가</translation>
    </message>
    <message>
        <source>Whose charts are shown, and whose shows Apple lists</source>
        <translation>이 국가의 차트를 표시하고, Apple에서 이 국가의 팟캐스트를 찾습니다</translation>
    </message>
    <message>
        <source>discover region itunes store</source>
        <comment>words that find the country of charts</comment>
        <translation>둘러보기 지역 나라 itunes 스토어</translation>
    </message>
    <message>
        <source>Also ask fyyd</source>
        <translation>fyyd에서도 검색</translation>
    </message>
    <message>
        <source>A directory with many German shows, and sometimes slow</source>
        <translation>독일어 팟캐스트가 많은 디렉터리이며, 가끔 느립니다</translation>
    </message>
    <message>
        <source>discover</source>
        <comment>words that find the directory fyyd</comment>
        <translation>둘러보기 디렉터리</translation>
    </message>
    <message>
        <source>Podcast Index</source>
        <translation>Podcast Index</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>The key that podcastindex.org gave you</source>
        <translation>podcastindex.org에서 받은 키</translation>
    </message>
    <message>
        <source>discover api account</source>
        <comment>words that find the key of Podcast Index</comment>
        <translation>둘러보기 api 계정</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>비밀 키</translation>
    </message>
    <message>
        <source>The secret that podcastindex.org gave you with the key</source>
        <translation>podcastindex.org에서 키와 함께 받은 비밀 키</translation>
    </message>
    <message>
        <source>discover api password</source>
        <comment>words that find the secret of Podcast Index</comment>
        <translation>둘러보기 api 비밀번호 암호</translation>
    </message>
    <message>
        <source>Podcast Index is also asked without a key, and then finds less. Both are kept in your keychain.</source>
        <translation>Podcast Index는 키 없이도 검색하지만 결과가 더 적습니다. 키와 비밀 키는 키체인에 저장됩니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LinkOffer</name>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
    <message>
        <source>Don&apos;t offer this link again</source>
        <translation>이 링크를 다시 제안하지 않음</translation>
    </message>
    <message>
        <source>Follow the link in the clipboard: %1</source>
        <translation>클립보드의 링크 팔로우: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::LiveItemCard</name>
    <message>
        <source>Live stream</source>
        <translation>라이브 스트림</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>알림 받기</translation>
    </message>
    <message>
        <source>Show a message when it starts, while Dogear is open</source>
        <translation>Dogear가 열려 있으면 시작할 때 메시지를 표시합니다</translation>
    </message>
    <message>
        <source>Remind me of %1</source>
        <translation>%1 알림 받기</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>“%1” 실행 취소</translation>
    </message>
    <message>
        <source>“%1” can no longer be undone, because it has changed since.</source>
        <translation>“%1” 작업은 이후에 변경된 내용이 있어 더 이상 실행 취소할 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” could not be undone: %2.</source>
        <comment>act, reason</comment>
        <translation>“%1” 작업을 실행 취소하지 못했습니다: %2.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NetworkSettingsPage</name>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>Through which server all connections lead</source>
        <translation>모든 연결이 거쳐 가는 서버</translation>
    </message>
    <message>
        <source>vpn tor tunnel firewall company internet connection</source>
        <comment>words that find the proxy</comment>
        <translation>vpn tor 터널 방화벽 회사 인터넷 연결</translation>
    </message>
    <message>
        <source>That of the desktop</source>
        <translation>데스크톱 설정 따르기</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
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
        <translation>비밀번호</translation>
    </message>
    <message>
        <source>The password for the proxy, if it asks for one</source>
        <translation>프록시에서 요구할 때 사용할 비밀번호</translation>
    </message>
    <message>
        <source>The password is kept in your keychain.</source>
        <translation>비밀번호는 키체인에 저장됩니다.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>The name or the address of the proxy, such as proxy.example</source>
        <translation>프록시의 이름 또는 주소(예: proxy.example)</translation>
    </message>
    <message>
        <source>Enter the host of the proxy. Without it, Dogear reaches no server.</source>
        <translation>프록시의 호스트를 입력하세요. 호스트가 없으면 Dogear가 어떤 서버에도 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>The number of its port</source>
        <translation>프록시의 포트 번호</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>사용자 이름</translation>
    </message>
    <message>
        <source>The name for the proxy, if it asks for one</source>
        <translation>프록시에서 요구할 때 사용할 사용자 이름</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Speed limit</source>
        <translation>속도 제한</translation>
    </message>
    <message>
        <source>How fast all downloads together may be</source>
        <translation>모든 다운로드를 합친 최대 속도</translation>
    </message>
    <message>
        <source> kB/s</source>
        <comment>kilobytes a second, after a number</comment>
        <translation> kB/s</translation>
    </message>
    <message>
        <source>bandwidth throttle rate slow</source>
        <comment>words that find the speed limit</comment>
        <translation>대역폭 제한 전송률 느리게</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>동시 다운로드</translation>
    </message>
    <message>
        <source>How many episodes are downloaded at the same time</source>
        <translation>동시에 다운로드하는 에피소드 수</translation>
    </message>
    <message>
        <source>concurrent connections</source>
        <comment>words that find parallel downloads</comment>
        <translation>동시 연결 병렬</translation>
    </message>
    <message>
        <source>Download on metered networks</source>
        <translation>종량제 네트워크에서 다운로드</translation>
    </message>
    <message>
        <source>Where data costs money, as on a phone, downloads wait otherwise</source>
        <translation>끄면 휴대폰처럼 데이터 요금이 드는 네트워크에서는 다운로드가 대기합니다</translation>
    </message>
    <message>
        <source>mobile data cellular roaming tethering</source>
        <comment>words that find metered networks</comment>
        <translation>모바일 데이터 셀룰러 로밍 테더링 핫스팟</translation>
    </message>
    <message>
        <source>Refreshing shows</source>
        <translation>팟캐스트 새로 고침</translation>
    </message>
    <message>
        <source>Parallel feeds</source>
        <translation>동시에 읽는 피드</translation>
    </message>
    <message>
        <source>How many feeds are read at the same time</source>
        <translation>동시에 읽는 피드 수</translation>
    </message>
    <message>
        <source>concurrent connections rss</source>
        <comment>words that find parallel feeds</comment>
        <translation>동시 연결 병렬 rss</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>서버당 피드</translation>
    </message>
    <message>
        <source>How many feeds of one server are read at the same time</source>
        <translation>한 서버에서 동시에 읽는 피드 수</translation>
    </message>
    <message>
        <source>concurrent connections host rss</source>
        <comment>words that find feeds per server</comment>
        <translation>동시 연결 병렬 호스트 rss</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>무제한</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NewestEpisodeLine</name>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Go to the newest episode</source>
        <translation>최신 에피소드로 이동</translation>
    </message>
    <message>
        <source>Play the newest episode</source>
        <translation>최신 에피소드 재생</translation>
    </message>
    <message>
        <source>The newest episode has nothing to play</source>
        <translation>최신 에피소드에 재생할 내용이 없습니다</translation>
    </message>
    <message>
        <source>Newest episode</source>
        <translation>최신 에피소드</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NoteDialog</name>
    <message>
        <source>Bookmark</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotesView</name>
    <message>
        <source>Show notes</source>
        <translation>쇼 노트</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>쇼 노트가 없습니다.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NotificationSettingsPage</name>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>The desktop announces</source>
        <translation>데스크톱 알림 항목</translation>
    </message>
    <message>
        <source>New episodes</source>
        <translation>새 에피소드</translation>
    </message>
    <message>
        <source>One message for each show, with buttons to play and to queue</source>
        <translation>팟캐스트별로 메시지를 하나씩 표시하며, 재생 버튼과 재생 대기열 추가 버튼이 있습니다</translation>
    </message>
    <message>
        <source>popup bubble alert notify</source>
        <comment>words that find announcements</comment>
        <translation>팝업 풍선 알림 통지</translation>
    </message>
    <message>
        <source>To leave out a show, open its page and the tab Settings there.</source>
        <translation>특정 팟캐스트를 제외하려면 팟캐스트 페이지의 “설정” 탭을 여세요.</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>완료된 다운로드</translation>
    </message>
    <message>
        <source>Downloads that you started, not automatic ones</source>
        <translation>자동 다운로드를 제외하고 직접 시작한 다운로드만 알립니다</translation>
    </message>
    <message>
        <source>Errors that need you</source>
        <translation>조치가 필요한 오류</translation>
    </message>
    <message>
        <source>Such as a full disk, or a feed that asks for a password</source>
        <translation>디스크가 가득 찼거나 피드에 비밀번호가 필요한 경우 등입니다</translation>
    </message>
    <message>
        <source>popup bubble alert notify problem</source>
        <comment>words that find announcements</comment>
        <translation>팝업 풍선 알림 통지 문제 오류</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>트레이</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>트레이에 아이콘 표시</translation>
    </message>
    <message>
        <source>It tells what plays; a middle click pauses</source>
        <translation>재생 중인 항목을 알려 주며, 가운데 버튼으로 클릭하면 일시 정지합니다</translation>
    </message>
    <message>
        <source>system tray status icon indicator</source>
        <comment>words that find the tray</comment>
        <translation>시스템 트레이 상태 아이콘 표시기</translation>
    </message>
    <message>
        <source>Closing the window leaves Dogear in the tray</source>
        <translation>창을 닫아도 Dogear를 트레이에 남겨 두기</translation>
    </message>
    <message>
        <source>It goes on playing; Quit ends it</source>
        <translation>재생을 계속하며, “종료”를 선택하면 종료됩니다</translation>
    </message>
    <message>
        <source>background minimise quit</source>
        <comment>words that find closing to the tray</comment>
        <translation>백그라운드 최소화 종료</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Start Dogear when you log in</source>
        <translation>로그인할 때 Dogear 시작</translation>
    </message>
    <message>
        <source>The window stays minimised until you want it</source>
        <translation>필요할 때까지 창이 최소화된 상태로 있습니다</translation>
    </message>
    <message>
        <source>autostart boot startup login</source>
        <comment>words that find the start with the session</comment>
        <translation>자동 시작 부팅 로그인</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::NowPlayingLine</name>
    <message>
        <source>Now playing</source>
        <translation>지금 재생 중</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>이 에피소드 보기</translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation>지금 재생 중: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PasswordDialog</name>
    <message>
        <source>&amp;Remember in the keychain</source>
        <translation>키체인에 저장(&amp;R)</translation>
    </message>
    <message>
        <source>Name and password</source>
        <translation>사용자 이름 및 비밀번호</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password. The connection is not encrypted: others on the way can read what you enter.</source>
        <translation>%1에서 사용자 이름과 비밀번호를 요구합니다. 연결이 암호화되지 않아 입력하는 내용을 다른 사람이 중간에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 asks for a name and a password.</source>
        <translation>%1에서 사용자 이름과 비밀번호를 요구합니다.</translation>
    </message>
    <message>
        <source>&amp;Show the password</source>
        <translation>비밀번호 표시(&amp;S)</translation>
    </message>
    <message>
        <source>Without it, Dogear forgets the password when it closes</source>
        <translation>저장하지 않으면 Dogear를 종료할 때 비밀번호가 사라집니다</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>사용자 이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>비밀번호(&amp;P):</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>로그인</translation>
    </message>
    <message>
        <source>%1 does not take this name and password. Check both and try again.</source>
        <translation>%1에서 이 사용자 이름과 비밀번호를 받아들이지 않습니다. 확인한 후 다시 시도하세요.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlaybackSettingsPage</name>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>All shows</source>
        <translation>모든 팟캐스트</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>How fast shows are played that have no speed of their own</source>
        <translation>속도를 따로 설정하지 않은 팟캐스트의 재생 속도</translation>
    </message>
    <message>
        <source>rate tempo faster slower</source>
        <comment>words that find the speed of playback</comment>
        <translation>속도 배속 템포 빠르게 느리게</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>무음 줄이기</translation>
    </message>
    <message>
        <source>Shortens long pauses</source>
        <translation>긴 무음 구간을 짧게 줄입니다</translation>
    </message>
    <message>
        <source>skip gaps smart speed</source>
        <comment>words that find shortening of pauses</comment>
        <translation>건너뛰기 침묵 공백 스마트 속도</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>음량 평준화</translation>
    </message>
    <message>
        <source>Makes all shows, and all of an episode, equally loud</source>
        <translation>모든 팟캐스트의 음량과 한 에피소드 안의 음량을 고르게 맞춥니다</translation>
    </message>
    <message>
        <source>loudness normalise boost compressor</source>
        <comment>words that find equal volume</comment>
        <translation>음량 볼륨 정규화 증폭 압축기</translation>
    </message>
    <message>
        <source>Settings of a show win over these.</source>
        <translation>팟캐스트별 설정이 이 설정보다 우선합니다.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>좌우 균형</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>모노</translation>
    </message>
    <message>
        <source>Plays both channels on both sides</source>
        <translation>두 채널을 양쪽에서 모두 재생합니다</translation>
    </message>
    <message>
        <source>one ear stereo hearing</source>
        <comment>words that find mono</comment>
        <translation>한쪽 귀 스테레오 청력</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>왼쪽과 오른쪽의 균형</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>뒤로 및 앞으로</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>How far the Left key and its button go back</source>
        <translation>왼쪽 화살표 키와 버튼으로 뒤로 건너뛰는 시간</translation>
    </message>
    <message>
        <source>skip rewind seek jump</source>
        <comment>words that find the length of a step back</comment>
        <translation>건너뛰기 되감기 탐색 이동</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>How far the Right key and its button go forward</source>
        <translation>오른쪽 화살표 키와 버튼으로 앞으로 건너뛰는 시간</translation>
    </message>
    <message>
        <source>skip seek jump</source>
        <comment>words that find the length of a step forward</comment>
        <translation>건너뛰기 빨리 감기 탐색 이동</translation>
    </message>
    <message>
        <source>Go back a little after a pause</source>
        <translation>일시 정지한 후 조금 뒤로 돌아가기</translation>
    </message>
    <message>
        <source>3 seconds after a minute, 10 after an hour, 20 after a day</source>
        <translation>1분 후에는 3초, 1시간 후에는 10초, 하루 후에는 20초입니다</translation>
    </message>
    <message>
        <source>resume rewind</source>
        <comment>words that find going back after a pause</comment>
        <translation>이어 듣기 되감기 재개</translation>
    </message>
    <message>
        <source>The end of an episode</source>
        <translation>에피소드가 끝날 때</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>끝난 후</translation>
    </message>
    <message>
        <source>What is played when an episode was heard to its end</source>
        <translation>에피소드를 끝까지 들은 후 재생할 항목</translation>
    </message>
    <message>
        <source>next continuous autoplay queue</source>
        <comment>words that find what plays next</comment>
        <translation>다음 연속 자동 재생 대기열</translation>
    </message>
    <message>
        <source>Play Up next</source>
        <translation>재생 대기열 재생</translation>
    </message>
    <message>
        <source>Then the show&apos;s next episode</source>
        <translation>그 후 같은 팟캐스트의 다음 에피소드 재생</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>정지</translation>
    </message>
    <message>
        <source>Mark as played when this much is left</source>
        <translation>재생함으로 표시할 남은 시간</translation>
    </message>
    <message>
        <source>An episode that you leave with no more than this to go counts as played</source>
        <translation>남은 시간이 이 이하일 때 다른 에피소드로 넘어가면 재생함으로 표시합니다</translation>
    </message>
    <message>
        <source>finished heard done</source>
        <comment>words that find what counts as played</comment>
        <translation>완료 들음 끝남</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerBar</name>
    <message>
        <source>Previous chapter</source>
        <translation>이전 챕터</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>다음 챕터</translation>
    </message>
    <message numerus="yes">
        <source>Back %n second(s)</source>
        <translation>
            <numerusform>%n초 뒤로</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward %n second(s)</source>
        <translation>
            <numerusform>%n초 앞으로</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to switch between time left and length</source>
        <translation>클릭하면 남은 시간과 전체 길이가 전환됩니다</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>재생 위치</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Nothing is playing</source>
        <translation>재생 중인 항목 없음</translation>
    </message>
    <message>
        <source>Show this episode</source>
        <translation>이 에피소드 보기</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>음소거 해제</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>음량 %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PlayerStatus</name>
    <message>
        <source>Waiting for the network…</source>
        <translation>네트워크를 기다리는 중…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>불러오는 중…</translation>
    </message>
    <message>
        <source>Buffering…</source>
        <translation>버퍼링 중…</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>이 팟캐스트로 이동</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PodcastDetailPage</name>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Feed health</source>
        <translation>피드 상태</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PositionSlider</name>
    <message>
        <source>%1 of %2</source>
        <comment>position and length</comment>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>On this computer: %1 %</source>
        <translation>이 컴퓨터에 있음: %1%</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::PrivacySettingsPage</name>
    <message>
        <source>Privacy</source>
        <translation>개인 정보 보호</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Leave out services that count listeners</source>
        <translation>청취자 수를 집계하는 서비스 제외</translation>
    </message>
    <message>
        <source>Episodes are asked of the show&apos;s own server; if that fails, as the feed says</source>
        <translation>에피소드를 팟캐스트의 자체 서버에서 받고, 실패하면 피드에 지정된 대로 받습니다</translation>
    </message>
    <message>
        <source>tracking prefix analytics statistics address podtrac</source>
        <comment>words that find the removal of trackers</comment>
        <translation>추적 접두사 분석 통계 주소 podtrac</translation>
    </message>
    <message>
        <source>Some shows live on these numbers, so this is off unless you choose it.</source>
        <translation>이 수치에 수입이 달린 팟캐스트도 있으므로 직접 켜지 않으면 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>쇼 노트</translation>
    </message>
    <message>
        <source>Load pictures in notes</source>
        <translation>쇼 노트의 이미지 불러오기</translation>
    </message>
    <message>
        <source>Otherwise a click loads them, and no server learns what you read</source>
        <translation>끄면 클릭할 때만 불러오며, 무엇을 읽는지 서버에 알려지지 않습니다</translation>
    </message>
    <message>
        <source>images remote tracking pixel</source>
        <comment>words that find pictures in notes</comment>
        <translation>이미지 그림 원격 추적 픽셀</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Which hosts Dogear contacts…</source>
        <translation>Dogear가 접속하는 호스트…</translation>
    </message>
    <message>
        <source>Lists every server, when it is asked and why</source>
        <translation>모든 서버와 접속하는 시기 및 이유를 표시합니다</translation>
    </message>
    <message>
        <source>servers telemetry network log</source>
        <comment>words that find the list of hosts</comment>
        <translation>서버 원격 측정 네트워크 로그 기록</translation>
    </message>
    <message>
        <source>Dogear reports nothing to its makers.</source>
        <translation>Dogear는 개발자에게 아무것도 보고하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::RefreshBar</name>
    <message>
        <source>Stop refreshing; what was read stays</source>
        <translation>새로 고침을 중지하며, 이미 읽은 내용은 유지됩니다</translation>
    </message>
    <message>
        <source>Refreshing %1 of %2</source>
        <translation>새로 고치는 중: %1/%2</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <translation>새로 고치는 중</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>텍스트 (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SearchField</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
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
        <translation>%1에 대한 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>Nothing matches well. These episodes have some of the words.</source>
        <translation>정확히 일치하는 결과가 없습니다. 일부 단어가 있는 에피소드를 표시합니다.</translation>
    </message>
    <message>
        <source>Search for %1 instead</source>
        <translation>대신 %1 검색</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SeasonDelegate</name>
    <message>
        <source>Without a season</source>
        <translation>시즌 없음</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsBrowser</name>
    <message>
        <source>Find a setting</source>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>일치하는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>설정 내보내기…</translation>
    </message>
    <message>
        <source>Write all settings, without passwords, to a file</source>
        <translation>비밀번호를 제외한 모든 설정을 파일에 저장합니다</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>settings; button below a narrow list</comment>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>설정 가져오기…</translation>
    </message>
    <message>
        <source>Take the settings from a file that was exported</source>
        <translation>내보낸 파일에서 설정을 가져옵니다</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>기본값 복원</translation>
    </message>
    <message>
        <source>Give the settings of this page the values that they had at first</source>
        <translation>이 페이지의 설정을 처음 값으로 되돌립니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>“%1” has its defaults again.</source>
        <comment>a page</comment>
        <translation>“%1” 페이지를 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SettingsForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> 일 후</numerusform>
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
        <translation>단축키 없음</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>새 단축키</translation>
    </message>
    <message>
        <source>Press the keys that the action shall have, too</source>
        <translation>이 동작에 추가로 사용할 키를 누르세요</translation>
    </message>
    <message>
        <source>Give this action the shortcuts that it had at first</source>
        <translation>이 동작의 단축키를 처음 상태로 되돌립니다</translation>
    </message>
    <message>
        <source>Standard shortcuts</source>
        <translation>기본 단축키</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>이 동작에 사용</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”</source>
        <translation>“%1”의 단축키</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts.</source>
        <translation>단축키를 변경할 동작을 선택하세요.</translation>
    </message>
    <message>
        <source>Remove this shortcut</source>
        <translation>이 단축키 제거</translation>
    </message>
    <message>
        <source>Remove the shortcut %1</source>
        <translation>단축키 %1 제거</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <comment>a key, an action</comment>
        <translation>%1 키는 이미 “%2”의 단축키입니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutSettingsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>동작 또는 키 찾기</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>이 단어가 있는 동작이 없습니다.</translation>
    </message>
    <message>
        <source>Shortcuts of one letter</source>
        <translation>한 글자 단축키</translation>
    </message>
    <message>
        <source>N, S, M and other keys without Ctrl act anywhere in the window</source>
        <translation>N, S, M처럼 Ctrl 없이 누르는 키가 창 어디서나 작동합니다</translation>
    </message>
    <message>
        <source>single character keys dictation</source>
        <comment>words that find letter keys</comment>
        <translation>단일 문자 키 받아쓰기</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>동작 및 단축키</translation>
    </message>
    <message>
        <source>Select an action to change its shortcuts below</source>
        <translation>동작을 선택하면 아래에서 단축키를 변경할 수 있습니다</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>hotkeys keyboard key bindings</source>
        <comment>words that find the shortcuts</comment>
        <translation>핫키 바로 가기 키 키보드 키 지정</translation>
    </message>
    <message>
        <source>none</source>
        <comment>standard shortcut</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Changed; the standard is: %1</source>
        <translation>변경됨, 기본값: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShortcutsDialog</name>
    <message>
        <source>Search actions and keys</source>
        <translation>동작 및 키 검색</translation>
    </message>
    <message>
        <source>No shortcut matches.</source>
        <translation>일치하는 단축키가 없습니다.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>단축키 변경…</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>모든 곳에서</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>컨텍스트 메뉴</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowAbout</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>About the show</source>
        <translation>팟캐스트 정보</translation>
    </message>
    <message>
        <source>Description of the show</source>
        <translation>팟캐스트 설명</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>라이브</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>게시자</translation>
    </message>
    <message>
        <source>Recommended by the show</source>
        <translation>팟캐스트의 추천</translation>
    </message>
    <message>
        <source>Listed by the feed</source>
        <translation>피드에 실린 항목</translation>
    </message>
    <message>
        <source>More by this author</source>
        <translation>이 제작자의 다른 팟캐스트</translation>
    </message>
    <message>
        <source>Go to this show</source>
        <translation>이 팟캐스트로 이동</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowActions</name>
    <message>
        <source>Refresh</source>
        <translation>새로 고침</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>모두 재생함으로 표시</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>팔로우 취소</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
    <message>
        <source>Copy the address of the website</source>
        <translation>웹사이트 주소 복사</translation>
    </message>
    <message>
        <source>Copy the address of the feed</source>
        <translation>피드 주소 복사</translation>
    </message>
    <message>
        <source>Save as OPML…</source>
        <translation>OPML로 저장…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowCard</name>
    <message>
        <source>Unnamed show</source>
        <translation>이름 없는 팟캐스트</translation>
    </message>
    <message>
        <source>The feed gives no address for it</source>
        <translation>피드에 주소가 없습니다</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>팔로우</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 팔로우</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowDownloadsForm</name>
    <message>
        <source>Downloads</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Only unplayed ones</source>
        <translation>재생하지 않은 항목만</translation>
    </message>
    <message>
        <source>What was played before it could be downloaded stays away</source>
        <translation>다운로드하기 전에 재생한 에피소드는 다운로드하지 않습니다</translation>
    </message>
    <message>
        <source>Download the newest</source>
        <translation>최신 항목 다운로드</translation>
    </message>
    <message>
        <source>Downloads this many new episodes automatically</source>
        <translation>새 에피소드를 이 개수만큼 자동으로 다운로드합니다</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>포함할 단어</translation>
    </message>
    <message>
        <source>Words that must be found in an episode, as when you search for it</source>
        <translation>검색할 때처럼 에피소드에 있어야 하는 단어</translation>
    </message>
    <message>
        <source>Any words</source>
        <translation>단어 제한 없음</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowEpisodes</name>
    <message>
        <source>Episodes of the show</source>
        <translation>팟캐스트의 에피소드</translation>
    </message>
    <message>
        <source>This show has no episodes.</source>
        <translation>이 팟캐스트에는 에피소드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowPlaybackForm</name>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>무음 줄이기</translation>
    </message>
    <message>
        <source>Shortens long pauses in this show</source>
        <translation>이 팟캐스트의 긴 무음 구간을 짧게 줄입니다</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>음량 평준화</translation>
    </message>
    <message>
        <source>Makes this show as loud as others</source>
        <translation>이 팟캐스트의 음량을 다른 팟캐스트와 같게 맞춥니다</translation>
    </message>
    <message>
        <source>Skip intro</source>
        <translation>도입부 건너뛰기</translation>
    </message>
    <message>
        <source>Skips this much at the beginning of each episode</source>
        <translation>각 에피소드의 시작 부분에서 이만큼 건너뜁니다</translation>
    </message>
    <message>
        <source>Skip outro</source>
        <translation>끝부분 건너뛰기</translation>
    </message>
    <message>
        <source>Skips this much at the end of each episode</source>
        <translation>각 에피소드의 끝부분에서 이만큼 건너뜁니다</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>이 팟캐스트의 속도</translation>
    </message>
    <message>
        <source>How fast this show is played</source>
        <translation>이 팟캐스트를 재생하는 속도</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Play this show as fast as all shows</source>
        <translation>이 팟캐스트를 다른 팟캐스트와 같은 속도로 재생합니다</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>기본값(%1)</translation>
    </message>
    <message>
        <source>Default (on)</source>
        <translation>기본값(켬)</translation>
    </message>
    <message>
        <source>Default (off)</source>
        <translation>기본값(끔)</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowProblem</name>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Read the feed again</source>
        <translation>피드를 다시 읽습니다</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>비밀번호 입력…</translation>
    </message>
    <message>
        <source>%1
Next try: %2</source>
        <comment>sentence, time</comment>
        <translation>%1
다음 시도: %2</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::ShowSettings</name>
    <message>
        <source>Settings of the show</source>
        <translation>팟캐스트 설정</translation>
    </message>
    <message>
        <source>Always skip chapters that match</source>
        <translation>항상 건너뛸 챕터</translation>
    </message>
    <message>
        <source>For example: ad, sponsor*</source>
        <translation>예: 광고, 협찬*</translation>
    </message>
    <message>
        <source>Words of chapter titles, with commas between them. A * stands for any letters.</source>
        <translation>챕터 제목에 있는 단어를 쉼표로 구분하여 입력합니다. *는 임의의 글자를 뜻합니다.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Notify me of new episodes</source>
        <translation>새 에피소드 알림 받기</translation>
    </message>
    <message>
        <source>The desktop shows new episodes of this show while you do something else</source>
        <translation>다른 작업을 하는 동안 이 팟캐스트의 새 에피소드를 데스크톱에 알립니다</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>사이드바에서</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>Stop following or remove</source>
        <translation>팔로우 취소 또는 제거</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Mark all as played</source>
        <translation>모두 재생함으로 표시</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>새로 고침</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>이미지 선택…</translation>
    </message>
    <message>
        <source>Picture of the feed</source>
        <translation>피드의 이미지 사용</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>보관 해제</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>팔로우 취소</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>새 태그…</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarDelegate</name>
    <message>
        <source>Searches</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>팟캐스트</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>보관됨</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SidebarTexts</name>
    <message numerus="yes">
        <source>%1, %n result(s)</source>
        <translation>
            <numerusform>%1, 결과 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to come</source>
        <translation>
            <numerusform>%1, %n개 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n episode(s)</source>
        <translation>
            <numerusform>%1, 에피소드 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unplayed</source>
        <translation>
            <numerusform>%1, 재생하지 않은 에피소드 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SleepButton</name>
    <message>
        <source>Sleep timer</source>
        <translation>취침 타이머</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message numerus="yes">
        <source>%n more minute(s)</source>
        <translation>
            <numerusform>%n분 연장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n분 후</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the chapter</source>
        <translation>챕터가 끝날 때</translation>
    </message>
    <message>
        <source>At the end of the episode</source>
        <translation>에피소드가 끝날 때</translation>
    </message>
    <message>
        <source>Playback stops at the end of the chapter</source>
        <translation>챕터가 끝나면 재생이 멈춥니다</translation>
    </message>
    <message>
        <source>Playback stops at the end of the episode</source>
        <translation>에피소드가 끝나면 재생이 멈춥니다</translation>
    </message>
    <message numerus="yes">
        <source>Playback stops after %n more minute(s) of listening</source>
        <translation>
            <numerusform>%n분 더 들은 후 재생이 멈춥니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>what is left of the sleep timer</comment>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoughtChoice</name>
    <message>
        <source>Shows</source>
        <translation>팟캐스트</translation>
    </message>
    <message>
        <source>Search for shows</source>
        <translation>팟캐스트를 검색합니다</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>에피소드</translation>
    </message>
    <message>
        <source>Search for episodes of all shows, in the directories that can</source>
        <translation>에피소드 검색을 지원하는 디렉터리에서 모든 팟캐스트의 에피소드를 검색합니다</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SoundButton</name>
    <message>
        <source>Sound</source>
        <translation>사운드</translation>
    </message>
    <message>
        <source>Trim silence</source>
        <translation>무음 줄이기</translation>
    </message>
    <message>
        <source>Even out volume</source>
        <translation>음량 평준화</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>모노</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>좌우 균형</translation>
    </message>
    <message>
        <source>Balance between left and right</source>
        <translation>왼쪽과 오른쪽의 균형</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>사운드: %1</translation>
    </message>
    <message>
        <source>Not in a video: the sound would run ahead of the pictures</source>
        <translation>비디오에서는 소리가 화면보다 앞서게 되므로 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>Leaves out most of the silence</source>
        <translation>무음 구간을 대부분 건너뜁니다</translation>
    </message>
    <message>
        <source>%1 saved so far</source>
        <translation>지금까지 %1 절약</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::SpeedButton</name>
    <message>
        <source>%1 slower, %2 faster</source>
        <comment>keys in a tooltip</comment>
        <translation>%1 느리게, %2 빠르게</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>Speed in steps of 0.05</source>
        <translation>0.05 단위의 재생 속도</translation>
    </message>
    <message>
        <source>Speed of this show</source>
        <translation>이 팟캐스트의 속도</translation>
    </message>
    <message>
        <source>Speed of this show %1</source>
        <translation>이 팟캐스트의 속도 %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>재생 속도 %1</translation>
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
        <translation>기간</translation>
    </message>
    <message>
        <source>What is counted here</source>
        <translation>여기에 집계되는 기간</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>최근 30일</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>최근 12개월</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>모든 연도</translation>
    </message>
    <message>
        <source>by speed</source>
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>by trimming silence</source>
        <translation>무음 줄이기</translation>
    </message>
    <message>
        <source>Your listening time, your shows and the time saved by speed and trimming silence appear here after the first minute. They stay on this computer.</source>
        <translation>1분 이상 들으면 청취 시간, 들은 팟캐스트, 재생 속도와 무음 줄이기로 절약한 시간이 여기에 표시됩니다. 모든 정보는 이 컴퓨터에만 저장됩니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>listened</source>
        <translation>청취 시간</translation>
    </message>
    <message>
        <source>As long as sound ran; pauses and jumps are not counted</source>
        <translation>소리가 재생된 시간이며, 일시 정지와 건너뛰기는 포함되지 않습니다</translation>
    </message>
    <message>
        <source>saved by speed</source>
        <translation>재생 속도로 절약</translation>
    </message>
    <message>
        <source>The extra time it would have taken at normal speed</source>
        <translation>보통 속도로 들었다면 더 걸렸을 시간입니다</translation>
    </message>
    <message>
        <source>saved by trimming silence</source>
        <translation>무음 줄이기로 절약</translation>
    </message>
    <message>
        <source>The silence that was skipped</source>
        <translation>건너뛴 무음 구간을 합한 시간입니다</translation>
    </message>
    <message numerus="yes">
        <source>episode(s) finished</source>
        <translation>
            <numerusform>끝까지 들은 에피소드</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard to their end, or left with little to go</source>
        <translation>끝까지 들었거나 거의 다 들은 에피소드입니다</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>연속 청취 일수</numerusform>
        </translation>
    </message>
    <message>
        <source>The most days one after the other with at least a minute of listening</source>
        <translation>하루에 1분 이상 들은 날이 가장 길게 이어진 일수입니다</translation>
    </message>
    <message>
        <source>Time listened by day</source>
        <translation>일별 청취 시간</translation>
    </message>
    <message>
        <source>Time listened by month</source>
        <translation>월별 청취 시간</translation>
    </message>
    <message>
        <source>Time listened by year</source>
        <translation>연도별 청취 시간</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>day, month or year: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>절약한 시간</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>show: what was heard</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other show(s)</source>
        <translation>
            <numerusform>다른 팟캐스트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Time listened by show</source>
        <translation>팟캐스트별 청취 시간</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptPage</name>
    <message>
        <source>Follow</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Scroll along with what is heard</source>
        <translation>들리는 내용에 맞춰 스크롤합니다</translation>
    </message>
    <message>
        <source>Next hit in the transcript</source>
        <translation>대본의 다음 결과</translation>
    </message>
    <message>
        <source>Previous hit in the transcript</source>
        <translation>대본의 이전 결과</translation>
    </message>
    <message>
        <source>Possible after a search in a transcript.</source>
        <translation>대본에서 검색한 후에 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There are several transcripts: read another one</source>
        <translation>대본이 여러 개 있으며, 다른 대본을 선택해 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>This transcript has no times, so it does not follow the sound.</source>
        <translation>이 대본에는 시간 정보가 없어 소리를 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>There are no words in this transcript.</source>
        <translation>이 대본에는 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The transcript is being fetched…</source>
        <translation>대본을 가져오는 중…</translation>
    </message>
    <message>
        <source>Transcript: %1</source>
        <translation>대본: %1</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::TranscriptView</name>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy with time and link</source>
        <translation>시간 및 링크와 함께 복사</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>대본</translation>
    </message>
    <message>
        <source>In the transcript</source>
        <translation>대본에서</translation>
    </message>
</context>
<context>
    <name>dogear::widgets::VideoView</name>
    <message>
        <source>Video</source>
        <translation>비디오</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Dogear is not running, so nothing was done.</source>
        <translation>Dogear가 실행 중이 아니어서 아무 작업도 하지 않았습니다.</translation>
    </message>
    <message>
        <source>Dogear is running already and does not answer; nothing was opened. Close it, or end it if it hangs, and start again.</source>
        <translation>Dogear가 이미 실행 중이지만 응답하지 않아 아무것도 열지 않았습니다. Dogear를 종료하거나, 멈춰 있으면 강제로 종료한 후 다시 시작하세요.</translation>
    </message>
</context>
</TS>
