/**
 * Lively talk of chats, boards, agents, samurai and people of the west, written and judged in one go before a reader saw it: a
 * cast (`=`, other names after `:`), then speaker, text, what is said (`/` other words for the same, `?` may be said or
 * not), tags (`-`: only these were judged); `*` whispers. It was halved by a hash; rules were widened for the first half
 * while the second was shut.
 */
export const LIVELY_OPEN = `
=p ヒナタ,ソウマ,ツバサ,カエデ,リョウ,ミオリ,ゲンジ,アキ
ソウマ|は？俺村なんだが|COMINGOUT ソウマ VILLAGER|
ツバサ|ソウマ白目に見てるよ自分は|ESTIMATE ソウマ VILLAGER|
カエデ|占い師COでーす！リョウくん見て白だったよん|COMINGOUT カエデ SEER;DIVINED リョウ HUMAN|
ミオリ|対抗COです。私が占い師で、結果はツバサさんが人狼でした|COMINGOUT ミオリ SEER;DIVINED ツバサ WEREWOLF|
ゲンジ|ふむ、占いが二人か。わしはミオリのほうが本物くさいと思うのう|ESTIMATE ミオリ SEER|
ヒナタ|ツバサ吊りでよくね？黒出てんだし|REQUEST ANY (VOTE ツバサ)/VOTE ツバサ|vote-ツバサ
ソウマ|ツバサに入れとくわ|VOTE ツバサ|vote-ツバサ
ツバサ|いやいや俺狼ちゃうし！ミオリが嘘ついてんだって|NOT (COMINGOUT ツバサ WEREWOLF);NOT (ESTIMATE ミオリ SEER)|
カエデ|ツバサくんじゃなくてミオリさん吊ろうよ〜|REQUEST ANY (VOTE ミオリ)/VOTE ミオリ;?REQUEST ANY (NOT (VOTE ツバサ))|vote-ミオリ
リョウ|霊媒いる？いたら出て|REQUEST ANY (COMINGOUT ANY MEDIUM)/INQUIRE ANY (COMINGOUT ANY MEDIUM)|
ミオリ|今夜はゲンジさんを見ようかなと思ってます|DIVINATION ゲンジ|inspect-ゲンジ
ゲンジ|わしを占うても白しか出んぞい|?COMINGOUT ゲンジ VILLAGER|
ヒナタ|アキこそ黒いわ。さっきから人に乗っかってばっかじゃん|ESTIMATE アキ WEREWOLF|
ソウマ|みんな誰に入れるん？|INQUIRE ANY (VOTE ANY)|
リョウ|ヒナタとアキの両方が狼ってのはなさそう||
ゲンジ|アキは村でよかろう|ESTIMATE アキ VILLAGER|
ヒナタ|ミオリ真ならツバサ狼だし、カエデ真ならミオリ狼か狂人||
カエデ|次ミオリさん占っちゃお|DIVINATION ミオリ|inspect-ミオリ
リョウ|とりあえずグレランでいい気がする||
=q 剛田,ナミ,しずく,千賀,ロイド
ナミ|ちゃうわ！うちは占い師や！剛田のおっさん見たら真っ黒やったで！|COMINGOUT ナミ SEER;DIVINED 剛田 WEREWOLF;?NOT (COMINGOUT ナミ WEREWOLF)|
千賀|拙者の見るところ、ナミ殿の申し開きは筋が通っておる。信ずるに足る。|ESTIMATE ナミ SEER/ESTIMATE ナミ VILLAGER|
剛田|冗談じゃねえ。俺に票入れんじゃねえぞ|REQUEST ANY (NOT (VOTE 剛田))|vote-not-剛田
千賀|異存なし。剛田殿、お覚悟めされよ。|?VOTE 剛田;?REQUEST ANY (VOTE 剛田)|
ロイド|千賀さん、あなたは剛田氏を疑っていますか？|?INQUIRE 千賀 (ESTIMATE 剛田 WEREWOLF)|
剛田|ロイド、お前は誰が狼だと思ってんだ？|INQUIRE ロイド (ESTIMATE ANY WEREWOLF)|
ナミ|今日の結果言うで。しずくちゃんは人間や！|DIVINED しずく HUMAN|
=r Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[04]|Agent[02]さんに人間だと証明していただき感謝します。ただ、Agent[03]さんの話も聞いておきたいですね。|Agent[02] DIVINED Agent[04] HUMAN|
Agent[02]|本日の投票先はAgent[03]さんを提案します。皆さんいかがでしょうか。|REQUEST ANY (VOTE Agent[03])|vote-Agent[03]
Agent[01]|もしAgent[02]さんが偽だった場合、私たちは負けてしまいますが…||
Agent[05]|Agent[01]さんのスタンスが曖昧なのが気になります。はっきりさせてください。||
Agent[05]|Agent[01]さん、あなたの役職を明かしていただけませんか。|REQUEST Agent[01] (COMINGOUT Agent[01] ANY)/INQUIRE Agent[01] (COMINGOUT Agent[01] ANY)|
=s 白石,黒田,みどり,青山,赤井,紫苑
白石|黒田って名前だけど黒じゃないよね？笑|?INQUIRE 黒田 (COMINGOUT 黒田 WEREWOLF)|
黒田|名前で疑うなw 俺は素村|COMINGOUT 黒田 VILLAGER|
赤井|みどりと青山の殴り合い、どっちも村に見えるんだけどな|ESTIMATE みどり VILLAGER;ESTIMATE 青山 VILLAGER|
黒田|赤井吊りは反対かな|REQUEST ANY (NOT (VOTE 赤井))/NOT (VOTE 赤井)|vote-not-赤井
みどり|じゃー赤井っちはナシで。紫苑さまいっとく？|?REQUEST ANY (VOTE 紫苑);?REQUEST ANY (NOT (VOTE 赤井));?NOT (VOTE 赤井)
青山|紫苑が狼で決め打ってる|ESTIMATE 紫苑 WEREWOLF|
赤井|いまんとこ紫苑>みどり>青山の順で黒い|ESTIMATE 紫苑 WEREWOLF;?ESTIMATE みどり WEREWOLF;?ESTIMATE 青山 WEREWOLF|
紫苑|まあ失礼な。わたくしのどこが狼に見えますの？||
みどり|白石っちが霊媒なら占い師だれ？出てこーい|REQUEST ANY (COMINGOUT ANY SEER);?白石 COMINGOUT 白石 MEDIUM;?INQUIRE ANY (COMINGOUT ANY SEER)|
赤井|占いは俺。黒田白、紫苑黒|COMINGOUT 赤井 SEER;DIVINED 黒田 HUMAN;DIVINED 紫苑 WEREWOLF|
赤井|紫苑吊ろう。これで終わる|REQUEST ANY (VOTE 紫苑)/VOTE 紫苑|vote-紫苑
白石|みどり決まった？||
=t 与作,お松,半兵衛,小夜,弥助
お松|与作さん、それはあんまりだよ。半兵衛さんはいい人だ|ESTIMATE 半兵衛 VILLAGER|
半兵衛|かたじけない、お松殿。某は狼などではござらぬ|NOT (COMINGOUT 半兵衛 WEREWOLF)|
小夜|うふふ…占いましてよ。与作さん、あなた、狼ですわね|DIVINED 与作 WEREWOLF|
小夜|弥助さんに票を投じるおつもりの方、おやめになって|REQUEST ANY (NOT (VOTE 弥助))|vote-not-弥助
弥助|あっしは今日、小夜を吊るすぜ。文句あるめえ|VOTE 小夜|vote-小夜
与作|お松さん、おめえさんは誰に入れるだ？|INQUIRE お松 (VOTE ANY)|
お松|あたしは小夜さんだね。あの目は人のもんじゃない|VOTE 小夜/ESTIMATE 小夜 WEREWOLF;?ESTIMATE 小夜 WEREWOLF|vote-小夜
=u ルカ,エマ,ノア,サラ,レオ,ミア
ノア|僕はノア、占い師。ルカは○|COMINGOUT ノア SEER;DIVINED ルカ HUMAN|
ミア|サラ信用ならん|NOT (ESTIMATE サラ SEER)/ESTIMATE サラ WEREWOLF|
エマ|サラちゃんはいい子だもん、吊っちゃやだ！|?ESTIMATE サラ VILLAGER;REQUEST ANY (NOT (VOTE サラ))/NOT (VOTE サラ)|vote-not-サラ
ノア|レオの発言、全体的に薄いし視点漏れ臭い。狼だと思う|ESTIMATE レオ WEREWOLF|
サラ|エマかミアのどっちかが相方だろうね|?OR (ESTIMATE エマ WEREWOLF) (ESTIMATE ミア WEREWOLF);?XOR (ESTIMATE エマ WEREWOLF) (ESTIMATE ミア WEREWOLF);?ESTIMATE エマ WEREWOLF;?ESTIMATE ミア WEREWOLF|
ルカ|ミアは白い。質問が素直|ESTIMATE ミア VILLAGER|
エマ|えーとね、あたしね、ミアちゃんにいれるね！|VOTE ミア|vote-ミア
サラ|狂人さーん、出ておいで〜|?REQUEST ANY (COMINGOUT ANY POSSESSED)|
レオ|投票先変更。ミア→サラ|VOTE サラ;?NOT (VOTE ミア)|vote-サラ
ミア|レオくんの役職なに？|INQUIRE レオ (COMINGOUT レオ ANY)|
ルカ|占い結果まだ？ノア|INQUIRE ノア (DIVINED ANY ANY)|
サラ|ノアは吊らなくていい、どうせ狂人|ESTIMATE ノア POSSESSED;REQUEST ANY (NOT (VOTE ノア))/NOT (VOTE ノア)|vote-not-ノア
レオ|みんな落ち着けって||
ミア|もう誰も信じられないよ…||
=v アルビン:商:商人,オットー:屋:パン屋,ゲルト:楽,モーリッツ:老:爺,フリーデル:修:シスター,ニコラス:旅:旅人,ペーター:年,リーザ:妙,ヤコブ:農,カタリナ:羊
アルビン|【▼屋 ●旅】理由は後述。寝落ちたらごめん|-|vote-オットー,inspect-ニコラス
オットー|商の希望見たけど、俺は▼商だな。占いは●老で出しとく|-|vote-アルビン,inspect-モーリッツ
モーリッツ|わしは旅占い希望じゃ。吊りは屋でええじゃろ|-|inspect-ニコラス,vote-オットー
ニコラス|●年or妙、▼は能力者以外なら任せる|-|inspect-ペーター,inspect-リーザ
ペーター|ボクは【●羊▼農】でセットしたよ！|-|inspect-カタリナ,vote-ヤコブ
オットー|霊ロラするなら老から。でも今日は灰吊りでいい|-|
ニコラス|妙占いは反対だ。どう見ても白だろう、占いもったいない|-|inspect-not-リーザ
ペーター|羊さん吊ってもいいと思うんだけど、みんなはどう？|-|vote-カタリナ
リーザ|農さんが狼なら羊さんは村だと思うの|-|
アルビン|屋を吊りたいのは変わらないけど、まとめに従うよ。農にセット済み|-|vote-オットー,vote-ヤコブ
モーリッツ|占い理由：旅は発言が読みにくいからの|-|
ペーター|ええっ、ボク吊られちゃうの？やだやだ、ボクは村人だよ！|-|
リーザ|▼年でFA。おやすみなさい|-|vote-ペーター
アルビン|能力者は吊らない方向で。候補は年・妙・農あたり|-|
=w ハル,ジン,ユズ,モモ,テツ
ハル|ユズが人狼でした。僕、占い師なんで。|DIVINED ユズ WEREWOLF;COMINGOUT ハル SEER|
ユズ|ハルさんは嘘つきです！騙されないでください！|NOT (ESTIMATE ハル SEER)|
ジン|ハル真ユズ狼でFAじゃん|ESTIMATE ハル SEER;ESTIMATE ユズ WEREWOLF|
ユズ|ジンさんもハルさんの仲間なんですね|?ESTIMATE ジン WEREWOLF|
テツ|ハル以外ありえねえ。ハル一択|VOTE ハル/ESTIMATE ハル WEREWOLF|vote-ハル
ハル|@モモ ユズさんに投票をお願いします|REQUEST モモ (VOTE ユズ)|vote-ユズ
モモ|え、ユズちゃんも占い師？どっちを信じればいいの〜|?ユズ COMINGOUT ユズ SEER|
*テツ|了解。明日はジンに黒出しておくわ|?DIVINED ジン WEREWOLF
`;

export const LIVELY_SHUT = `
=p ヒナタ,ソウマ,ツバサ,カエデ,リョウ,ミオリ,ゲンジ,アキ
ヒナタ|んじゃソウマ吊っとこっか〜|REQUEST ANY (VOTE ソウマ)/VOTE ソウマ|vote-ソウマ
リョウ|カエデから白もらったけどカエデ真かは知らん|?カエデ DIVINED リョウ HUMAN|
アキ|カエデちゃん偽っしょ、ミオリちゃん真|NOT (ESTIMATE カエデ SEER);ESTIMATE ミオリ SEER|
アキ|正直ヒナタもだいぶ怪しいんだよな|ESTIMATE ヒナタ WEREWOLF|
ツバサ|俺はミオリに入れる。理由は言うまでもない|VOTE ミオリ|vote-ミオリ
カエデ|ごめん、ちょい席外すね||
ミオリ|リョウさんって昨日誰に投票しましたっけ？|INQUIRE リョウ (VOTED ANY)|
アキ|ゲンじい優しい〜すき||
ソウマ|狩人COする。昨日はカエデ守ってた|COMINGOUT ソウマ BODYGUARD;GUARDED カエデ|
ツバサ|ソウマの狩人COは信じていいと思う|ESTIMATE ソウマ BODYGUARD;?ソウマ COMINGOUT ソウマ BODYGUARD|
ミオリ|カエデさんは狂人だと見ています|ESTIMATE カエデ POSSESSED|
=q 剛田,ナミ,しずく,千賀,ロイド
剛田|おいナミ、てめえ狼だろ。吐け|ESTIMATE ナミ WEREWOLF/INQUIRE ナミ (COMINGOUT ナミ WEREWOLF)|
しずく|え、えっと…わたしは、ただの村人です…|COMINGOUT しずく VILLAGER|
ロイド|論理的に考えれば、剛田氏が人狼である確率が最も高いでしょう。|ESTIMATE 剛田 WEREWOLF|
ナミ|剛田はんに入れてや、頼むで！|REQUEST ANY (VOTE 剛田)|vote-剛田
しずく|剛田さん…ごめんなさい…わたし、剛田さんに投票します…|VOTE 剛田|vote-剛田
剛田|ナミは偽もんだ！真の占いはこの俺様よ！ロイドは白だ！|NOT (ESTIMATE ナミ SEER);COMINGOUT 剛田 SEER;DIVINED ロイド HUMAN|
ナミ|あほぬかせ。後出しやんけ||
しずく|占い師さんが二人…どっちがほんとなんだろ…||
千賀|ナミ殿、今宵はしずく殿を占うてくだされ。|REQUEST ナミ (DIVINATION しずく)|inspect-しずく
ロイド|剛田氏の対抗COは遅すぎます。狂人の可能性も考慮すべきかと。|?ESTIMATE 剛田 POSSESSED;?剛田 COMINGOUT 剛田 SEER|
しずく|よ、よかった…信じてもらえて…||
千賀|昨日処刑されし剛田殿は、紛れもなく人狼であった。某、霊媒師にござる。|COMINGOUT 千賀 MEDIUM;IDENTIFIED 剛田 WEREWOLF|
ロイド|千賀さんの霊媒結果により、ナミさんの真が濃厚となりました。|ESTIMATE ナミ SEER;?千賀 IDENTIFIED 剛田 WEREWOLF|
=r Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|おはようございます。本日もよろしくお願いいたします。建設的な議論をしましょう。||
Agent[02]|私からは占い師であることを公表させていただきます。昨晩Agent[04]さんを占い、結果は人狼ではありませんでした。|COMINGOUT Agent[02] SEER;DIVINED Agent[04] HUMAN|
Agent[03]|ちょっと待ってください！占い師は私です。Agent[02]さんの発言は虚偽だと断言します。|COMINGOUT Agent[03] SEER;NOT (ESTIMATE Agent[02] SEER)|
Agent[05]|>>Agent[03] では、あなたの占い結果を教えていただけますか？|INQUIRE Agent[03] (DIVINED ANY ANY)|
Agent[03]|失礼しました。Agent[05]さんを占ったところ、黒でした。|DIVINED Agent[05] WEREWOLF|
Agent[05]|それは事実ではありません。私は人間ですし、Agent[03]さんこそ偽物でしょう。|COMINGOUT Agent[05] VILLAGER/NOT (COMINGOUT Agent[05] WEREWOLF);NOT (ESTIMATE Agent[03] SEER)|
Agent[01]|現時点ではAgent[03]さんへの疑いが強いです。CO のタイミングが不自然に感じました。|ESTIMATE Agent[03] WEREWOLF/NOT (ESTIMATE Agent[03] SEER)|
Agent[04]|Agent[03]さん追放に一票を投じます。|VOTE Agent[03]|vote-Agent[03]
Agent[03]|私を処刑しても村に利益はありません。再考をお願いします。|REQUEST ANY (NOT (VOTE Agent[03]))|vote-not-Agent[03]
Agent[02]|次に占うべきはAgent[01]さんだと考えています。|DIVINATION Agent[01]|inspect-Agent[01]
Agent[04]|Agent[02]さんを真占い師と仮定すると、残る人狼候補はAgent[01]さんとAgent[05]さんです。|?ESTIMATE Agent[01] WEREWOLF;?ESTIMATE Agent[05] WEREWOLF;?ESTIMATE Agent[02] SEER|
Agent[01]|昨日はAgent[03]さんに投票いたしました。|VOTED Agent[03]|
=s 白石,黒田,みどり,青山,赤井,紫苑
みどり|あたし的には青山っちがガチで狼っぽい！|ESTIMATE 青山 WEREWOLF|
青山|は？なんで俺。みどりのほうが狼臭いだろ|ESTIMATE みどり WEREWOLF|
紫苑|わたくし、赤井様に一票入れさせていただきますわ|VOTE 赤井|vote-赤井
白石|赤井吊りたい人おる？|?REQUEST ANY (VOTE 赤井)|
白石|霊媒COいくね。昨日の青山は白でした|COMINGOUT 白石 MEDIUM;IDENTIFIED 青山 HUMAN|
黒田|青山村だったか、すまん||
紫苑|赤井様、嘘はいけませんわ。占い師はこのわたくし、赤井様は人狼でしたわ|NOT (ESTIMATE 赤井 SEER);COMINGOUT 紫苑 SEER;DIVINED 赤井 WEREWOLF|
白石|うわ占い同士で黒の投げ合いかよ||
黒田|俺は赤井につく|ESTIMATE 赤井 SEER;?ESTIMATE 赤井 VILLAGER|
みどり|紫苑さまが偽だとして狂人なのか狼なのかが問題||
紫苑|皆さま、どうか赤井様に票をお集めくださいませ|REQUEST ANY (VOTE 赤井)|vote-赤井
黒田|みどり〜返事してくれ〜||
みどり|ごめ寝落ちしてた！紫苑さまに入れたよん|VOTED 紫苑/VOTE 紫苑|vote-紫苑
=t 与作,お松,半兵衛,小夜,弥助
与作|おらぁ半兵衛どんが怪しいと思うだよ|ESTIMATE 半兵衛 WEREWOLF|
弥助|てやんでい！小夜の言うことなんざ信じられるかってんだ|NOT (ESTIMATE 小夜 SEER)|
与作|おら狼でねえだ！信じてけろ！|NOT (COMINGOUT 与作 WEREWOLF)|
お松|与作さんを吊るすなんて、あたしゃ嫌だよ|REQUEST ANY (NOT (VOTE 与作))/NOT (VOTE 与作)|vote-not-与作
半兵衛|小夜殿が占い師と名乗り、与作殿に黒を出された。さて如何したものか|小夜 COMINGOUT 小夜 SEER;小夜 DIVINED 与作 WEREWOLF|
半兵衛|弥助殿は怪しゅうない。拙者が請け合う|ESTIMATE 弥助 VILLAGER/NOT (ESTIMATE 弥助 WEREWOLF)|
小夜|あらあら、今日もいいお天気ですこと||
弥助|狩人の旦那、今夜は与作を守ってくんな|REQUEST ANY (GUARD 与作)|
=u ルカ,エマ,ノア,サラ,レオ,ミア
ルカ|エマ黒確じゃね？|ESTIMATE エマ WEREWOLF|
エマ|ちがうもん！ルカくんのばか！||
サラ|ノアが占い師？へぇ、私もなんだけど。ノア●|COMINGOUT サラ SEER;DIVINED ノア WEREWOLF;?ノア COMINGOUT ノア SEER|
レオ|どっちか狂だろうな||
ルカ|俺ノア信じるわ。サラ吊りな|ESTIMATE ノア SEER/ESTIMATE ノア VILLAGER;REQUEST ANY (VOTE サラ)/VOTE サラ|vote-サラ
レオ|俺吊ったら村負けるぞマジで|?REQUEST ANY (NOT (VOTE レオ))|vote-not-レオ
ミア|レオくん占ってほしいな、ノアくん|REQUEST ノア (DIVINATION レオ)|inspect-レオ
ノア|初日の占い先をエマにしなかった理由？直感だよ||
エマ|ルカくんは狼じゃないと思うな|NOT (ESTIMATE ルカ WEREWOLF)|
ノア|エマ視点だと僕が真なのはわかるはず||
=v アルビン:商:商人,オットー:屋:パン屋,ゲルト:楽,モーリッツ:老:爺,フリーデル:修:シスター,ニコラス:旅:旅人,ペーター:年,リーザ:妙,ヤコブ:農,カタリナ:羊
フリーデル|昨日▼商だったのは序盤の印象からです。今日は白く見えてますから外しますね|-|
リーザ|農吊りは飲めないよー。パンダでもないのにもったいない|-|vote-not-ヤコブ
ヤコブ|【仮決定確認】【自吊り了解】…じゃねえ、反対！おらは吊らねえでくんろ|-|vote-not-ヤコブ
カタリナ|仮決定▼農●年了解です。異論なし。|-|vote-ヤコブ,inspect-ペーター
アルビン|票まとめ：商→屋、屋→商、老→屋、修→未、旅→未|-|
モーリッツ|年は白視点漏れもないし放置。占うなら妙か羊のどっちかじゃな|-|inspect-リーザ,inspect-カタリナ
フリーデル|本決定【▼農 ●妙】対抗希望理由は夜明け後にまとめます|-|vote-ヤコブ,inspect-リーザ
ヤコブ|▼農にしてる奴ら、年と修と老。この中に狼1はいるべ|-|
カタリナ|第一希望●旅、第二希望○屋。吊りは▼年一択です|-|inspect-ニコラス,inspect-オットー,vote-ペーター
オットー|商を占って欲しい。あと旅は吊りたくないな|-|inspect-アルビン,vote-not-ニコラス
フリーデル|灰雑感。年：元気。妙：白い。羊：微黒、占いたい位置。農：吊り位置。|-|inspect-カタリナ,vote-ヤコブ
ニコラス|俺の票は年に預ける。|-|vote-ペーター
ヤコブ|占い希望は●商▼は特になし|-|inspect-アルビン
カタリナ|旅さんの●年は納得。ただ私は●屋推し|-|inspect-オットー
=w ハル,ジン,ユズ,モモ,テツ
ジン|ハルくんが占い師を騙ってる説|?NOT (ESTIMATE ハル SEER)|
モモ|ユズちゃん吊るのは待ってほしいの|REQUEST ANY (NOT (VOTE ユズ))/NOT (VOTE ユズ)|vote-not-ユズ
テツ|俺様の勘がテツを…じゃなくてハルを狼だと言っている|ESTIMATE ハル WEREWOLF|
ハル|テツさん、僕に投票するんですか？|?INQUIRE テツ (VOTE ハル)
モモ|テツくんはどう思う？||
ジン|@テツ お前さっきからハルばっかだな。狼はお前か？|?INQUIRE テツ (COMINGOUT テツ WEREWOLF);?ESTIMATE テツ WEREWOLF|
ユズ|わたしが本当の占い師なの！ジンくんは白！|COMINGOUT ユズ SEER;DIVINED ジン HUMAN|
テツ|やっぱりな！ユズ真だ！|ESTIMATE ユズ SEER|
*ハル|相方、今夜はモモを噛もう|ATTACK モモ/REQUEST ANY (ATTACK モモ)
*ハル|襲撃はジンのほうがよくない？占いっぽいし|ATTACK ジン/REQUEST ANY (ATTACK ジン);?ESTIMATE ジン SEER
`;
