/**
 * Talk as people type it in chats and on boards, and as agents of contests do, written and judged before a reader saw it:
 * a cast (`=`, other names after `:`), then speaker, text, what is said (`/` other words for the same, `?` may be said or
 * not), tags (`-`: only these were judged); `*` whispers.
 */
export const CHATS = `
=f ハヅキ,レン,コトネ,ダイチ,マユ,シンジ,エリカ,ゲン,トモ
ハヅキ|占いCOします！昨日はレンさん見て○でした。対抗いたら出てきてね〜|COMINGOUT ハヅキ SEER;DIVINED レン HUMAN;?REQUEST ANY (COMINGOUT ANY SEER);?INQUIRE ANY (COMINGOUT ANY SEER)|
レン|白もらえたのはありがたいけど、ハヅキを真と決め打つのはまだ早いかな|?ハヅキ DIVINED レン HUMAN|
コトネ|私は今のところゲンさんが一番黒く見えてます。発言少ないのに票だけ合わせてくるので|ESTIMATE ゲン WEREWOLF|
ダイチ|ゲン吊りたいわ。反対の人おる？|VOTE ゲン/REQUEST ANY (VOTE ゲン)|vote-ゲン
マユ|んー、ゲンくんよりトモくんのほうが怪しくない？|ESTIMATE トモ WEREWOLF;?NOT (ESTIMATE ゲン WEREWOLF)|
シンジ|自分は素村です。吊られても文句は言いませんが、占いは他に使ってください。|COMINGOUT シンジ VILLAGER|
エリカ|霊媒です。ハナから出るつもりでした。昨日吊ったダイチさんは●、つまり狼でした。|COMINGOUT エリカ MEDIUM;IDENTIFIED ダイチ WEREWOLF|
ゲン|おい待て待て、俺に票入れてるやつ理由言えよ||
トモ|レンくんが白なら、残ってる灰は俺、マユ、シンジ、ゲンか。この中に狼いるよな||
ハヅキ|今夜はマユちゃん占う予定。異論あれば今のうちに。|DIVINATION マユ|inspect-マユ
レン|シンジの投票先って昨日どこだったっけ？|INQUIRE シンジ (VOTED ANY)/INQUIRE ANY (VOTED ANY)|
コトネ|シンジさんは昨日マユさんに入れてましたよ。|シンジ VOTED マユ|
ダイチ|ハヅキさんの真は切れへんと思うねん。エリカさんも真やろ。|ESTIMATE ハヅキ SEER;ESTIMATE エリカ MEDIUM|
マユ|トモくんに一票！異議は認めない！|VOTE トモ|vote-トモ
シンジ|ゲンさん、あなたは今日誰に入れますか|INQUIRE ゲン (VOTE ANY)|
エリカ|正直コトネさんはもう村で見ていいと思ってる|ESTIMATE コトネ VILLAGER|
ゲン|俺は狩人だ。昨日はエリカを護衛してる。これで吊るなら好きにしろ|COMINGOUT ゲン BODYGUARD;GUARDED エリカ|
トモ|ゲンの狩人COは信用できない。吊り逃れだろ|NOT (ESTIMATE ゲン BODYGUARD);?ゲン COMINGOUT ゲン BODYGUARD|
ハヅキ|ごめん寝てた、今ログ読んでる||
レン|とりま今日はトモに合わせるわ|VOTE トモ|vote-トモ
コトネ|まだ決めきれてないです…トモさんかゲンさんで悩み中|?OR (VOTE トモ) (VOTE ゲン);?XOR (VOTE トモ) (VOTE ゲン);?VOTE トモ;?VOTE ゲン|vote-トモ,vote-ゲン
ダイチ|占い師って今日何人出てんの？||
マユ|ハヅキさん偽だと思う。白出し先が楽すぎるもん|NOT (ESTIMATE ハヅキ SEER)|
シンジ|狂人はエリカさんではないでしょうか。出方が軽すぎます。|ESTIMATE エリカ POSSESSED|
エリカ|シンジ君、その発言は見過ごせないよ。私に投票しないでね？|REQUEST シンジ (NOT (VOTE エリカ))/REQUEST ANY (NOT (VOTE エリカ))|vote-not-エリカ
ゲン|レンは人狼だ。ハヅキとラインがある。|ESTIMATE レン WEREWOLF|
トモ|全員、投票先と理由を一言ずつ頼む|INQUIRE ANY (VOTE ANY)/REQUEST ANY (VOTE ANY)|
ハヅキ|占い結果いくよ。マユちゃんは人狼でした！！|DIVINED マユ WEREWOLF|
レン|まじか。じゃあマユ吊りで終わりじゃん|REQUEST ANY (VOTE マユ)/VOTE マユ;?ESTIMATE マユ WEREWOLF|vote-マユ
マユ|はぁ？わたし村人なんだけど！ハヅキが嘘ついてるって言ってるじゃん！|COMINGOUT マユ VILLAGER;NOT (ESTIMATE ハヅキ SEER)|
コトネ|ハヅキさんがマユさんに黒を出しましたね。マユさん、何か言いたいことはありますか？|ハヅキ DIVINED マユ WEREWOLF|
=g 与一,おせん,嘉平,清十郎,お蝶,権助
与一|拙者、おせん殿に票を入れ申した。|VOTE おせん/VOTED おせん|vote-おせん
おせん|あらまあ、与一様ったらひどいお方。あたしは人間でございますよ。|COMINGOUT おせん VILLAGER/NOT (COMINGOUT おせん WEREWOLF)|
嘉平|わしの見立てじゃ、狼は清十郎とお蝶の二人組じゃな。|ESTIMATE 清十郎 WEREWOLF;ESTIMATE お蝶 WEREWOLF|
清十郎|笑止。嘉平殿こそ狼であろう。本日は嘉平殿を吊るべきと存ずる。|ESTIMATE 嘉平 WEREWOLF;REQUEST ANY (VOTE 嘉平)/VOTE 嘉平|vote-嘉平
お蝶|占い師さま、今宵は権助さんを占ってくださいまし。|REQUEST ANY (DIVINATION 権助)|inspect-権助
権助|へえ、おいらを占っても何も出やしませんぜ。嘉平の旦那を見てくだせえ。|REQUEST ANY (DIVINATION 嘉平);?REQUEST ANY (NOT (DIVINATION 権助))|inspect-嘉平
与一|拙者が占い師でござる。お蝶殿は白と出申した。|COMINGOUT 与一 SEER;DIVINED お蝶 HUMAN|
おせん|与一様が占い師ですって？それなら清十郎様の占いは嘘ということになりますわね。|?NOT (ESTIMATE 清十郎 SEER);?与一 COMINGOUT 与一 SEER|
嘉平|清十郎よ、おぬしは誰を人狼と睨んでおるのじゃ。|INQUIRE 清十郎 (ESTIMATE ANY WEREWOLF)|
清十郎|某は権助を疑っておる。あやつの目は泳いでおった。|ESTIMATE 権助 WEREWOLF|
お蝶|権助さんは悪いお人には見えませんわ。吊るのはおやめになって。|ESTIMATE 権助 VILLAGER/NOT (ESTIMATE 権助 WEREWOLF);REQUEST ANY (NOT (VOTE 権助))/NOT (VOTE 権助)|vote-not-権助
権助|お蝶さん、恩に着やす！||
与一|霊媒師はおらぬか。名乗り出られよ。|REQUEST ANY (COMINGOUT ANY MEDIUM)|
おせん|昨日処刑された嘉平さんは狼じゃありませんでした。霊媒のあたしが言うんだから間違いないよ。|IDENTIFIED 嘉平 HUMAN;COMINGOUT おせん MEDIUM|
=h Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|おはようございます。占い師のAgent[01]です。Agent[03]を占ったところ、人狼と判明しました。|COMINGOUT Agent[01] SEER;DIVINED Agent[03] WEREWOLF|
Agent[02]|>>Agent[01] 対抗します。私が本当の占い師で、あなたは人狼です。|COMINGOUT Agent[02] SEER;ESTIMATE Agent[01] WEREWOLF/DIVINED Agent[01] WEREWOLF|
Agent[03]|Agent[01]の言っていることは全部うそだよ。ぼくはAgent[02]を信じる！|NOT (ESTIMATE Agent[01] SEER);ESTIMATE Agent[02] SEER/ESTIMATE Agent[02] VILLAGER|
Agent[04]|占い師が二人出てきましたね。Agent[05]さんはどちらが本物だと思いますか？|?INQUIRE Agent[05] (ESTIMATE ANY SEER)|
Agent[05]|わたしはAgent[02]が本物だと思うな。Agent[01]は人狼か狂人だと思う。|ESTIMATE Agent[02] SEER;OR (ESTIMATE Agent[01] WEREWOLF) (ESTIMATE Agent[01] POSSESSED)/XOR (ESTIMATE Agent[01] WEREWOLF) (ESTIMATE Agent[01] POSSESSED);?ESTIMATE Agent[01] WEREWOLF;?ESTIMATE Agent[01] POSSESSED|
Agent[01]|Agent[04]、Agent[05]、どうかAgent[03]に投票してください！|REQUEST Agent[04] (VOTE Agent[03])/REQUEST ANY (VOTE Agent[03]);REQUEST Agent[05] (VOTE Agent[03])/REQUEST ANY (VOTE Agent[03])|vote-Agent[03]
Agent[02]|今日の投票ですが、Agent[01]に入れることにします。|VOTE Agent[01]|vote-Agent[01]
Agent[04]|Agent[01]には投票できないな。あいつが真の可能性の方が高い。|NOT (VOTE Agent[01]);ESTIMATE Agent[01] SEER|vote-not-Agent[01]
Agent[03]|Agent[04]は黒で確定だね。みんなで追放しよう。|ESTIMATE Agent[04] WEREWOLF;REQUEST ANY (VOTE Agent[04])|vote-Agent[04]
Agent[05]|Agent[03]が昨日吊られたけど、結局村人だったみたいだね。|?IDENTIFIED Agent[03] HUMAN;?ESTIMATE Agent[03] VILLAGER|
=i ミレイユ,カイ,ハルト,ノア,ユリ,ザック,イオリ
ミレイユ|ごきげんよう。わたくし、ザック様のお言葉にはどうにも裏がある気がいたしますの。人狼はザック様ですわ。|ESTIMATE ザック WEREWOLF|
カイ|オレはハルトが狼に一票。あ、投票のことじゃねーぞ。|ESTIMATE ハルト WEREWOLF|
ハルト|カイさんの推理、根拠が示されていません。具体的にどの発言を指していますか？||
ノア|……イオリ。黒。以上。|ESTIMATE イオリ WEREWOLF/DIVINED イオリ WEREWOLF|
ユリ|ノアちゃん、それって占いの結果なの？それともただの印象？|?INQUIRE ノア (DIVINED ANY ANY);?INQUIRE ノア (COMINGOUT ノア SEER)|
ザック|俺様が占い師だぜ！ミレイユは真っ黒、文句あるか！|COMINGOUT ザック SEER;DIVINED ミレイユ WEREWOLF|
イオリ|ザックが占い師とか笑わせる。占い師は僕だよ。結果はユリ白。|COMINGOUT イオリ SEER;DIVINED ユリ HUMAN;?NOT (ESTIMATE ザック SEER)|
ミレイユ|イオリ様のおっしゃることを信じますわ。ザック様は狂人かもしれませんわね。|ESTIMATE イオリ SEER;ESTIMATE ザック POSSESSED|
カイ|ザックに黒出されたミレイユを吊るか、ザックを吊るかだろ。オレは後者。|?ザック DIVINED ミレイユ WEREWOLF;VOTE ザック/REQUEST ANY (VOTE ザック)|vote-ザック
ハルト|本日はザックさんへの投票を考えています。対抗のイオリさんは残すべきでしょう。|VOTE ザック;REQUEST ANY (NOT (VOTE イオリ))/NOT (VOTE イオリ)|vote-ザック,vote-not-イオリ
ノア|……ハルトに同意。ザックでいい。|VOTE ザック/REQUEST ANY (VOTE ザック)|vote-ザック
ユリ|みんなザックさんに入れるの？わたしはカイさんがこわいよ〜|?INQUIRE ANY (VOTE ザック)|
ザック|吊るならカイだろ！昨日から俺の足ばっか引っ張りやがって！|REQUEST ANY (VOTE カイ)/VOTE カイ|vote-カイ
イオリ|ザックさんの霊媒結果が楽しみですね。||
ミレイユ|騎士の方、イオリ様をお守りくださいませ。|REQUEST ANY (GUARD イオリ)|
カイ|騎士が生きてるかも分かんねーのにな||
ハルト|カイさんは村人の可能性が高いと見ています。昨日の投票理由に一貫性がありました。|ESTIMATE カイ VILLAGER|
ノア|……ユリ。役職、何？|INQUIRE ユリ (COMINGOUT ユリ ANY)/REQUEST ユリ (COMINGOUT ユリ ANY)|
ユリ|えっ、わたし？わたしは霊能者だよ！ザックさん、白だった…|COMINGOUT ユリ MEDIUM;IDENTIFIED ザック HUMAN|
イオリ|ユリちゃんの霊能COは本物だと思う。だからこそカイを吊ろう。|ESTIMATE ユリ MEDIUM;REQUEST ANY (VOTE カイ);?ユリ COMINGOUT ユリ MEDIUM|vote-カイ
カイ|イオリが人狼だって気づけよ！こいつの占い全部デタラメだぞ！|ESTIMATE イオリ WEREWOLF;NOT (ESTIMATE イオリ SEER)|
ミレイユ|カイ様、本日はどなたを追放なさるおつもりですの？|INQUIRE カイ (VOTE ANY)|
ハルト|イオリさんの占い先は適切ではありません。次はノアさんを占うことを提案します。|REQUEST ANY (DIVINATION ノア)/REQUEST イオリ (DIVINATION ノア)|inspect-ノア
ノア|……占われても白しか出ない。|?COMINGOUT ノア VILLAGER|
=j しんた,ねこ缶,もぐ,大佐,ルー
しんた|ねこ缶さんまだ？寝落ち？||
ねこ缶|ただいま！占い結果は大佐●です、吊ってください！|DIVINED 大佐 WEREWOLF;REQUEST ANY (VOTE 大佐)|vote-大佐
大佐|うわ騙られたｗ　俺が真占いなんだけどｗｗ　ねこ缶に●出しまーす|COMINGOUT 大佐 SEER;DIVINED ねこ缶 WEREWOLF|
もぐ|どっちも信用ならんｗ|NOT (ESTIMATE ねこ缶 SEER);NOT (ESTIMATE 大佐 SEER)|
ルー|大佐さん狂人ぽいからねこ缶さん吊りたいです|ESTIMATE 大佐 POSSESSED;VOTE ねこ缶/REQUEST ANY (VOTE ねこ缶)|vote-ねこ缶
しんた|ルーさんそれ逆じゃない？ねこ缶さん真で大佐さんが狼でしょ|ESTIMATE ねこ缶 SEER;ESTIMATE 大佐 WEREWOLF|
もぐ|ルー怪しいなあ。急に元気になったし|ESTIMATE ルー WEREWOLF|
ルー|えー私ただの村人ですよぉ|COMINGOUT ルー VILLAGER|
大佐|もぐは誰疑ってんの|INQUIRE もぐ (ESTIMATE ANY WEREWOLF)|
もぐ|今んとこしんた|ESTIMATE しんた WEREWOLF|
しんた|なんで俺w||
ねこ缶|しんたさん占ってもいいですか？白だと思うけど一応|DIVINATION しんた/REQUEST ANY (DIVINATION しんた);ESTIMATE しんた VILLAGER|inspect-しんた
大佐|ねこ缶の結果聞いてから決めようぜ||
もぐ|残り時間やばい。大佐でいいよね？|VOTE 大佐/REQUEST ANY (VOTE 大佐)|vote-大佐
ルー|大佐さんに入れました|VOTED 大佐/VOTE 大佐|vote-大佐
=k タエ,ロベルト,ミチ,コウ,アン,セイラ,ケイゴ,ナナオ
タエ|ケイゴさんが霊媒師を名乗っておるが、わしゃ信じとるよ。|ケイゴ COMINGOUT ケイゴ MEDIUM;ESTIMATE ケイゴ MEDIUM|
ロベルト|吾輩の結論を述べよう。コウ君、君こそが人狼だ。よって君に投票する。|ESTIMATE コウ WEREWOLF;VOTE コウ|vote-コウ
ミチ|セイラさんとナナオさんは白っぽいので、吊り候補から外していいかと。|ESTIMATE セイラ VILLAGER;ESTIMATE ナナオ VILLAGER;REQUEST ANY (NOT (VOTE セイラ))/NOT (VOTE セイラ);REQUEST ANY (NOT (VOTE ナナオ))/NOT (VOTE ナナオ)|vote-not-セイラ,vote-not-ナナオ
コウ|ロベルトさん、私は人狼ではありません。むしろアンさんを警戒すべきです。|NOT (COMINGOUT コウ WEREWOLF);?ESTIMATE アン WEREWOLF|
アン|コウの話なんて聞かなくていいわよ。どうせ狼なんだから。|ESTIMATE コウ WEREWOLF|
セイラ|ケイゴさん、昨日の処刑者は人狼でしたか？|INQUIRE ケイゴ (IDENTIFIED ANY ANY)/INQUIRE ケイゴ (IDENTIFIED ANY WEREWOLF)|
ケイゴ|はい、アンさんは人狼でした。これで残り1匹です。|IDENTIFIED アン WEREWOLF|
ナナオ|ケイゴくんの結果が本当なら、アンちゃんを庇ってたミチさんが怪しいね。|ESTIMATE ミチ WEREWOLF|
タエ|ナナオや、今日はミチに票を入れておくれ。|REQUEST ナナオ (VOTE ミチ)|vote-ミチ
ロベルト|ミチ女史の吊りには断固反対する。|NOT (VOTE ミチ)/REQUEST ANY (NOT (VOTE ミチ))|vote-not-ミチ
ミチ|私が吊られたら村は負けます。投票先、考え直してもらえませんか？||
コウ|最終的な投票先はロベルトに変更します。理由はミチさんを強く庇ったからです。|VOTE ロベルト|vote-ロベルト
セイラ|私も占い師ですが、コウさんは人狼ではありませんでした。|COMINGOUT セイラ SEER;DIVINED コウ HUMAN|
ケイゴ|セイラの後出しCOは怪しすぎる。偽占いだと思う。|ESTIMATE セイラ WEREWOLF;NOT (ESTIMATE セイラ SEER);?セイラ COMINGOUT セイラ SEER|
ナナオ|セイラちゃんがコウくんに白を出したってことは、二人とも狼かも！|セイラ DIVINED コウ HUMAN;ESTIMATE セイラ WEREWOLF;ESTIMATE コウ WEREWOLF|
*タエ|今夜はセイラを噛もうかの。占い師は邪魔じゃ。|ATTACK セイラ/REQUEST ANY (ATTACK セイラ);?ESTIMATE セイラ SEER|
*コウ|いや、護衛されてそうだからケイゴにしよう。|ATTACK ケイゴ/REQUEST ANY (ATTACK ケイゴ)|
*タエ|ならコウ、明日は霊媒師を名乗ってくれるかの。|REQUEST コウ (COMINGOUT コウ MEDIUM)|
*コウ|わかった。ナナオさんを吊る流れに持っていく。|?VOTE ナナオ;?REQUEST ANY (VOTE ナナオ)|
=n トワ,ミカサ,オルガ,リツ,ベン,スミレ
トワ|はじめまして、トワです。よろしくお願いします！||
ミカサ|昨日の夜は誰も死ななかったね。狩人さんナイス！||
オルガ|どうして誰も喋らないのかしら。||
リツ|占い師が出てない以上、情報がなさすぎるな||
ベン|腹減ったなぁ。朝飯まだか？||
スミレ|リツさんの質問に答える前に、少し考えさせてください。||
トワ|投票の時間まであと5分です。||
ミカサ|私のことを疑うのは自由だけど、ちゃんと理由を言ってほしいな。||
オルガ|人狼はきっと今も笑っているわ……||
リツ|トワの言う通りだと思う||
ベン|ミカサの意見に一票！||
スミレ|白とか黒とか、まだ全然わかりません…||
トワ|オルガさん、もう少し詳しく説明してもらえますか？||
ミカサ|初日の占いって役に立つのかな？||
オルガ|狂人の立場なら占い師を騙るでしょうね。||
リツ|ベン、さっきの発言と矛盾してないか？||
ベン|吊り縄はあと2本、狼は1匹。余裕あるぜ||
スミレ|トワさんとミカサさん、仲良しですね。||
トワ|誰に投票すればいいのか、正直迷っています。||
ミカサ|オルガさんが襲撃されるなんて……ひどい。||
オルガ|黒猫を飼っているのよ、うちの家。||
リツ|もし霊媒師が生きていたら、結果が聞けたのにな。||
ベン|投票結果：トワ2、リツ2、スミレ1||
スミレ|この村に占い師は本当にいるのでしょうか。||
トワ|リツさんの発言はちょっと引っかかりますね。||
ミカサ|まず役職の内訳を整理しよう。占い1、霊媒1、狩人1、狂人1、狼2だよね。||
オルガ|ローラーするかどうかは明日の結果次第ね。||
リツ|感情論はやめよう。論理的にいこう。||
ベン|真占いを抜かれたら終わりだぞ||
スミレ|怖くて眠れませんでした…||
トワ|確かに、スミレさんの言うことにも一理あります。||
ミカサ|人狼さん、出ておいで〜なんちゃって||
オルガ|ベンさんは昨日より口数が減ったわね。||
リツ|灰を狭めていくのがセオリーだ。||
ベン|おいおい、俺ばっかり責めるなよ。||
スミレ|わたしの役職は、まだ言いたくありません。||
トワ|GJが出たということは、狩人は生存しています。||
ミカサ|今日の議論をまとめますね。||
オルガ|リツさんはなぜ昨日、急に意見を変えたのかしら？||
リツ|どの占い師を信じるかで全てが決まる。||
ベン|さーて、どうすっかな||
スミレ|オルガさんのお話、勉強になります！||
トワ|黒が出たら吊る、白なら残す。それでいきましょう。||
ミカサ|ベンさんの沈黙が気になるかも。||
オルガ|票を分散させるのは狼の思う壺よ。||
リツ|トワは占い師候補のどっちを残したいんだ？||
ベン|了解、任せた。||
スミレ|みなさん、お疲れさまです。今日も頑張りましょう。||
トワ|スミレさん、昨日の質問にまだ答えていませんよね。||
ミカサ|え、もう投票？はやくない？||
オルガ|あなたたち、少しは頭を冷やしたらどう？||
リツ|確定情報だけで考えると、まだ何も言えない。||
ベン|嘘だろ、あいつがやられたのか…||
スミレ|狼の気持ちになって考えてみます。||
トワ|多数決で決めるのが公平だと思います。||
ミカサ|リツくんって意外と優しいんだね。||
オルガ|Over||
リツ|ベンとオルガの関係性はどう見てる？||
ベン|村人のみんな、今日も一日生き残ろうぜ！||
スミレ|投票先は最後まで伏せておきます。||
=t 長兵衛:庄,お菊:娘,玄庵:医,伝七:漁,おたね:婆,小太郎:童,佐吉:工,雪乃:巫
長兵衛|今日の希望出しとく。▼漁▽工 ●娘○童|-|vote-伝七,vote-佐吉,inspect-お菊,inspect-小太郎
お菊|▼は漁でお願いします。占いは医かなー、白く見えるけど一応。|-|vote-伝七,inspect-玄庵
玄庵|漁吊りには反対。昨日の発言は村っぽかったじゃろ。わしは▼工で提出。|-|vote-not-伝七,vote-佐吉
伝七|俺吊りはないわ。婆吊れ婆。|-|vote-not-伝七,vote-おたね
おたね|ひぇー、婆を吊ってもいいことないぞい。●漁▼童かの。|-|vote-not-おたね,inspect-伝七,vote-小太郎
小太郎|ぼくを占ってよ！そしたら白ってわかるもん！|-|inspect-小太郎
佐吉|本決定了解。漁にセットした。|-|vote-伝七
雪乃|【仮決定：▼漁●娘】反対ある人は22時まで|-|vote-伝七,inspect-お菊
長兵衛|仮決定了解。ただ個人的には娘占いより童占いがいいな。|-|inspect-小太郎
お菊|えっ、私占い当てるんですか…もったいないです。他にしてください。|-|inspect-not-お菊
玄庵|昨日は漁に入れたが、今日は工に入れるつもりじゃ。|-|vote-佐吉
伝七|巫の霊結果が黒なら婆吊り、白なら工吊りだな。|-|
おたね|工の考えがよう分からんのう。占うなら工じゃな。|-|inspect-佐吉
小太郎|娘ねえちゃんは吊らないで！|-|vote-not-お菊
佐吉|娘吊りでも医吊りでも構わん。|-|vote-お菊,vote-玄庵
雪乃|占いロラの話が出てるけど、今日やるのは賛成できない。|-|
長兵衛|工を吊るのはもったいない、明日でいい。|-|vote-not-佐吉
お菊|占い希望→童さん、吊り希望→婆さん　です。|-|inspect-小太郎,vote-おたね
玄庵|【▼漁】セット完了じゃ。|-|vote-伝七
伝七|昨日の希望は●娘▼医だった。今日は灰を見直して出し直す。|-|
おたね|漁と工、どちらかを吊りたい気持ちじゃ。|-|vote-伝七,vote-佐吉
小太郎|お医者さん、なんで工さん吊りたいの？|-|
佐吉|婆は残してよくね？吊り急ぐ位置じゃないし。|-|vote-not-おたね
雪乃|指定：工。回避あるならCOして。|-|vote-佐吉
長兵衛|医は白決め打ち。よって占い不要。|-|inspect-not-玄庵
お菊|▼童 確定でいいですか？|-|vote-小太郎
玄庵|童を処刑するのは胸が痛むが、致し方あるまい。|-|vote-小太郎
伝七|医に1票。|-|vote-玄庵
おたね|占いの娘が漁に黒出したから、今日は漁で決まりじゃろう。|-|vote-伝七
小太郎|占い先は統一でも自由でもいいよー|-|
佐吉|暫定で▼婆。夜までに変えるかも。|-|vote-おたね
雪乃|票まとめ：漁→娘、婆→工、医→工、童→漁|-|
=u クロエ,タケシ,リリカ,ヨシノ,エド,マホ,サトル
クロエ|サトルさんは占わなくていいと思うよ、白要素拾えてるし。|-|inspect-not-サトル
タケシ|よっしゃ、今日はエドに全票ぶっこもうぜ|-|vote-エド
リリカ|エドさんに入れるのはちょっと抵抗あるなぁ…|-|vote-not-エド
ヨシノ|タケシの言うエド吊りは乗れない。マホに投票したい。|-|vote-not-エド,vote-マホ
エド|ぼくに票集めてるの、明らかに狼でしょ。タケシさん吊りましょうよ。|-|vote-タケシ
マホ|あたしの票はヨシノちゃんに決めた！|-|vote-ヨシノ
サトル|マホさんを処刑したら村が詰みかねません。控えるべきです。|-|vote-not-マホ
クロエ|誰吊るー？あたしはどこでもいいよー|-|
タケシ|リリカ占ってくれ、頼む。あいつマジで読めん。|-|inspect-リリカ
リリカ|タケシくんは昨日クロエちゃんに投票してたよね？|-|
ヨシノ|エドとマホなら、マホから吊りたい。|-|vote-マホ
エド|ヨシノさんを吊るくらいならタケシさんを吊ります。|-|vote-タケシ
マホ|サトルくんを占うのはアリかも？|-|inspect-サトル
サトル|私の投票先はリリカさんで固まりました。|-|vote-リリカ
クロエ|リリカ吊りって聞こえたけど本気？理由なに？|-|
タケシ|クロエ処刑に一票！|-|vote-クロエ
リリカ|占い師さん、次はヨシノちゃん見てもらえると嬉しいな。|-|inspect-ヨシノ
ヨシノ|黙ってるとサトルに入れるぞ。|-|
エド|やはりリリカさんには消えていただくしかありません。|-|vote-リリカ
マホ|ヨシノちゃんへの票、取り下げるね。やっぱりエドくんにする！|-|vote-エド
サトル|クロエさんを候補に挙げたいです。発言の揺れが大きいので投票するならここかと。|-|vote-クロエ
クロエ|吊りは誰でもいいけどタケシだけはやめて。|-|vote-not-タケシ
タケシ|マホの色が気になるから今晩調べてほしい。|-|inspect-マホ
リリカ|んじゃエドくん吊りでいこっか。|-|vote-エド
ヨシノ|タケシに投票するって言ってた人、手挙げて。|-|
エド|占い候補はクロエさんかリリカさんに絞りたいですね。|-|inspect-クロエ,inspect-リリカ
マホ|リリカちゃんを残して、エドくんを吊ろ？|-|vote-not-リリカ,vote-エド
サトル|多数に従いますので、エドさん処刑で問題ありません。|-|vote-エド
`;

/** The same in plainer words. */
export const PLAIN_CHATS = `
=v アサミ,ブンタ,チカ,ダイスケ,エマ,フウガ,ギン
アサミ|占い師です。昨夜の占い先はフウガさん、結果は人狼でした。|COMINGOUT アサミ SEER;DIVINED フウガ WEREWOLF|
フウガ|待ってくれ、俺は村人だ！アサミの言うことを鵜呑みにするな！|COMINGOUT フウガ VILLAGER;?NOT (ESTIMATE アサミ SEER)|
ブンタ|フウガ吊りで異議なしです。|REQUEST ANY (VOTE フウガ)/VOTE フウガ|vote-フウガ
チカ|うーん私はアサミちゃんのほうが嘘ついてる気がする|NOT (ESTIMATE アサミ SEER)|
ダイスケ|自分が真の占い師です。チカさんは白でした。アサミさんは偽です。|COMINGOUT ダイスケ SEER;DIVINED チカ HUMAN;NOT (ESTIMATE アサミ SEER)|
エマ|ダイスケくんに投票しようかなって思ってる。後出しだし。|VOTE ダイスケ|vote-ダイスケ
ギン|エマ、昨日は誰に入れたんだ？|INQUIRE エマ (VOTED ANY)|
エマ|昨日はギンさんに入れたよ、ごめんね|VOTED ギン|
ギン|わしはブンタが一番くさいと思うがのう。|ESTIMATE ブンタ WEREWOLF|
ブンタ|ギンさんこそ人狼っぽいんですけど。|ESTIMATE ギン WEREWOLF|
アサミ|霊媒師さんは今日出なくていいですよ。|REQUEST ANY (NOT (COMINGOUT ANY MEDIUM))|
チカ|次の占いはエマさんでお願いしたいです！|REQUEST ANY (DIVINATION エマ)|inspect-エマ
フウガ|狩人の人、ダイスケを護衛してくれ。|REQUEST ANY (GUARD ダイスケ)|
ダイスケ|皆さんの投票先を聞かせてください。|INQUIRE ANY (VOTE ANY)|
ギン|ダイスケ、お主は本当に占い師なのか？|INQUIRE ダイスケ (COMINGOUT ダイスケ SEER)|
エマ|アサミさんは昨日フウガさんに黒を出してたよね。|アサミ DIVINED フウガ WEREWOLF|
ブンタ|チカちゃんは村人だと思うから吊りたくないな。|ESTIMATE チカ VILLAGER;NOT (VOTE チカ)/REQUEST ANY (NOT (VOTE チカ))|vote-not-チカ
アサミ|では多数決で。フウガさんに投票をお願いします。|REQUEST ANY (VOTE フウガ)|vote-フウガ
ギン|やれやれ、若い者は血の気が多いわい。||
チカ|みんな仲良くしようよ〜||
ダイスケ|まずは状況を整理させてください。||
フウガ|もし俺が吊られたら、次はアサミを疑ってくれ。||
エマ|ギンさんの話、長くて眠くなっちゃった。||
ブンタ|今日の投票はかなり割れそうですね。||
アサミ|チカさんの意見に私も賛成です。||
=w たろ,はなび,ミント,おかか,ゆず
たろ|ミント黒い。反論よろ|ESTIMATE ミント WEREWOLF|
ミント|えっ私？素村なんですけどー|COMINGOUT ミント VILLAGER|
おかか|ゆずさん狼予想。たろさんは白め。|ESTIMATE ゆず WEREWOLF;ESTIMATE たろ VILLAGER|
はなび|霊能CO　昨日のゆずさん○でした|COMINGOUT はなび MEDIUM;IDENTIFIED ゆず HUMAN|
たろ|はなび真霊でいいと思う|ESTIMATE はなび MEDIUM|
ミント|おかか吊ろ。ずっと潜ってる|REQUEST ANY (VOTE おかか)/VOTE おかか|vote-おかか
おかか|ミントさん占ってほしいな|REQUEST ANY (DIVINATION ミント)|inspect-ミント
はなび|おかかに票入れとくね|VOTE おかか|vote-おかか
たろ|おかかかミントの二択じゃね|?ESTIMATE おかか WEREWOLF;?ESTIMATE ミント WEREWOLF;?VOTE おかか;?VOTE ミント;?OR (ESTIMATE おかか WEREWOLF) (ESTIMATE ミント WEREWOLF);?REQUEST ANY (OR (VOTE おかか) (VOTE ミント))|vote-おかか,vote-ミント
ミント|GG！楽しかったね||
はなび|回線落ちてた、ごめん||
おかか|狼さん強すぎない？||
=x Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|私の占い結果を発表します。Agent[02]は人間です。|DIVINED Agent[02] HUMAN;?COMINGOUT Agent[01] SEER|
Agent[03]|Agent[01]さんが占い師だとすると、Agent[05]さんの占い師COは偽物ということになります。|?NOT (ESTIMATE Agent[05] SEER);?Agent[05] COMINGOUT Agent[05] SEER|
Agent[04]|私はAgent[05]が人狼である可能性が最も高いと考えています。|ESTIMATE Agent[05] WEREWOLF|
Agent[05]|ぼくを吊るのはやめてほしいのだ。Agent[04]に投票してほしいのだ。|REQUEST ANY (NOT (VOTE Agent[05]))/NOT (VOTE Agent[05]);REQUEST ANY (VOTE Agent[04])|vote-not-Agent[05],vote-Agent[04]
Agent[02]|>>Agent[04] あなたは誰が狂人だと思いますか？|?INQUIRE Agent[04] (ESTIMATE ANY POSSESSED)|
Agent[03]|Agent[04]、君が人狼だろう。今日は君に投票させてもらう。|ESTIMATE Agent[04] WEREWOLF;VOTE Agent[04]|vote-Agent[04]
=y 松吉:松,梅代:梅,竹三:竹,菊乃:菊,桜子:桜,藤太:藤
松吉|▼竹▽藤、●桜でお願いします。|-|vote-竹三,vote-藤太,inspect-桜子
梅代|竹吊りに一票。占いは菊か桜がいいですね。|-|vote-竹三,inspect-菊乃,inspect-桜子
竹三|俺を吊っても狼は減らないぞ。藤を吊れ。|-|vote-not-竹三,vote-藤太
菊乃|仮決定▼藤●梅、異論なければこれで。|-|vote-藤太,inspect-梅代
桜子|藤さん吊りは賛成しますが、梅さん占いは反対です。|-|vote-藤太,inspect-not-梅代
藤太|昨日は▼菊で出したけど変えます。今日は▼松。|-|vote-松吉
松吉|藤を残して竹を吊る方が得だと思う。|-|vote-not-藤太,vote-竹三
梅代|桜は白いので占わなくていいかと。|-|inspect-not-桜子
竹三|松が黒なら梅も黒だろう。|-|
菊乃|【決定】吊り：藤　占い：梅|-|vote-藤太,inspect-梅代
桜子|藤さんにセットしておきます。|-|vote-藤太
藤太|誰が俺に入れるか見ものだな。|-|
松吉|占い師に任せていいんじゃない？|-|
梅代|竹さんは寡黙すぎるので吊り候補です。|-|vote-竹三
竹三|梅の色が知りたい。今夜占ってくれ。|-|inspect-梅代
`;
