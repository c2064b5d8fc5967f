/**
 * Sentences of our own, judged by the rules of the guides before a reader saw them: a cast (`=`), then speaker, text, what
 * is said (`/` other words for the same, `?` may be said or not), tags; `*` whispers.
 */
export const JUDGED = `
=K ハーゲン,ルチア,ニナ,オスカル,ベルタ,テオ,グレタ
ハーゲン|おはようございます。昨夜はオスカルさんを占いまして、結果は人間でした。|DIVINED オスカル HUMAN;?COMINGOUT ハーゲン SEER|
ルチア|ハーゲンの占い結果は信じられないわ。対抗として私も占い師COするわね。|NOT (ESTIMATE ハーゲン SEER);COMINGOUT ルチア SEER|
ニナ|えっと、グレタさんの票の動きがどうしても引っかかるので、今日はグレタさんに入れます！|VOTE グレタ|vote-グレタ
オスカル|テオ、君は誰を疑っているんだい？理由も添えて教えてくれたまえ。|INQUIRE テオ (ESTIMATE ANY WEREWOLF)|
ベルタ|わしはニナが人狼じゃと踏んでおる。皆の衆、ニナを吊ろうではないか。|ESTIMATE ニナ WEREWOLF;REQUEST ANY (VOTE ニナ)|vote-ニナ
テオ|俺は村人だ。吊るなら俺じゃなくてグレタにしてくれよな。|COMINGOUT テオ VILLAGER;REQUEST ANY (VOTE グレタ)/VOTE グレタ;?NOT (VOTE テオ);?REQUEST ANY (NOT (VOTE テオ))|vote-グレタ,vote-not-テオ
グレタ|ベルタさんが昨日ハーゲンに投票したのはどうしてですか？|ベルタ VOTED ハーゲン|
ハーゲン|もしルチアが偽物なら、オスカルは味方ということになりますね。|?ESTIMATE オスカル VILLAGER|
ルチア|まだ誰が怪しいかなんて分からないわ。もう少し話を聞かせて。||
ニナ|今日は天気が良いですね。みなさんよく眠れましたか？||
オスカル|霊媒師として申し上げます。昨日処刑されたテオさんは人狼ではありませんでした。|COMINGOUT オスカル MEDIUM;IDENTIFIED テオ HUMAN|
ベルタ|@ハーゲン 次は誰を占うつもりなのか、今のうちに聞いておきたいのう。|INQUIRE ハーゲン (DIVINATION ANY)|
テオ|グレタ吊りは反対だ。あいつの発言は村のために動いてる感じがするんだよ。|NOT (VOTE グレタ)/REQUEST ANY (NOT (VOTE グレタ));?ESTIMATE グレタ VILLAGER|vote-not-グレタ
グレタ|占うならニナさんでしょう。いちばん情報が落ちていませんから。|REQUEST ANY (DIVINATION ニナ)|inspect-ニナ
ハーゲン|ルチアさんとベルタさん、このお二人のどちらかが狼だと睨んでいます。|?OR (ESTIMATE ルチア WEREWOLF) (ESTIMATE ベルタ WEREWOLF);?XOR (ESTIMATE ルチア WEREWOLF) (ESTIMATE ベルタ WEREWOLF);?ESTIMATE ルチア WEREWOLF;?ESTIMATE ベルタ WEREWOLF|
ルチア|ニナ、あなたは占い師なの？はっきり答えてちょうだい。|INQUIRE ニナ (COMINGOUT ニナ SEER)|
ニナ|ベルタさんはテオさんを人間だと占ったと言っていましたよね。|ベルタ DIVINED テオ HUMAN|
オスカル|ふむ、ルチア嬢の発言は筋が通っている。私は彼女を本物の占い師と見ているよ。|ESTIMATE ルチア SEER|
ベルタ|グレタよ、お主の役職を明かしてくれんか。|REQUEST グレタ (COMINGOUT グレタ ANY)/INQUIRE グレタ (COMINGOUT グレタ ANY)|
テオ|霊媒師はまだ潜伏でいいと思うぜ。今出ても襲われるだけだろ。||
グレタ|私はオスカルさんに投票したいと考えています。寡黙すぎますので。|VOTE オスカル|vote-オスカル
ハーゲン|ニナさんが狂人で、ルチアさんが人狼というのが私の推理です。|ESTIMATE ニナ POSSESSED;ESTIMATE ルチア WEREWOLF|
ルチア|投票先はテオで決まりね。みんなも続いて！|VOTE テオ/REQUEST ANY (VOTE テオ);REQUEST ANY (VOTE テオ)/VOTE テオ|vote-テオ
ニナ|ハーゲンさんの言うことに賛成です。||
オスカル|騎士の方には、今夜ぜひルチアさんを守っていただきたい。|REQUEST ANY (GUARD ルチア)|
ベルタ|オスカルがハーゲンに黒を出したのは驚いたわい。|オスカル DIVINED ハーゲン WEREWOLF|
テオ|俺が人狼だって？冗談じゃない、俺は狼なんかじゃねえよ！|NOT (COMINGOUT テオ WEREWOLF)|
グレタ|昨日の投票、ハーゲン3票、ニナ2票、棄権なしでしたね。||
ハーゲン|ニナとグレタは白いと思う。残りから狼を探そう。|ESTIMATE ニナ VILLAGER;ESTIMATE グレタ VILLAGER|
ルチア|テオさんの態度がどうも不自然で気になるわ。||
=E 権三,お梅,弥平,小夜,半蔵,志乃
権三|おう、儂は占い師よ。昨晩お梅を見たところ、こやつ真っ黒の人狼じゃった！|COMINGOUT 権三 SEER;DIVINED お梅 WEREWOLF|
お梅|何を言うんです、権三さんこそ嘘つきの狼でしょうに。|ESTIMATE 権三 WEREWOLF|
弥平|半蔵どん、あんたは今日どこに票を入れるつもりだべか？|INQUIRE 半蔵 (VOTE ANY)|
小夜|わたくし、志乃さまに一票を投じますわ。ごめんあそばせ。|VOTE 志乃|vote-志乃
半蔵|拙者は騎士でござる。昨夜は小夜殿を護衛いたした。|COMINGOUT 半蔵 BODYGUARD;GUARDED 小夜|
志乃|弥平さんの色が見たいので、占い師さんは今夜弥平さんをお願いします。|REQUEST ANY (DIVINATION 弥平)|inspect-弥平
権三|お梅を吊れば村は勝てる。皆、頼むぞ。|?REQUEST ANY (VOTE お梅)|vote-お梅
お梅|うちは霊媒師どす。きのう吊られた弥平はんは白どした。|COMINGOUT お梅 MEDIUM;IDENTIFIED 弥平 HUMAN|
弥平|小夜さまが占い師を名乗っただと？おら、ちっとも信じられねえだ。|小夜 COMINGOUT 小夜 SEER;NOT (ESTIMATE 小夜 SEER)|
小夜|半蔵さんは村人だと思いますの。ですから吊りたくありませんわ。|ESTIMATE 半蔵 VILLAGER;NOT (VOTE 半蔵)/REQUEST ANY (NOT (VOTE 半蔵))|vote-not-半蔵
半蔵|志乃殿が黙っておるのが解せぬ。何か申されよ。||
志乃|お腹がすきましたね。お団子でも食べませんか。||
権三|お梅が狼なら弥平も狼じゃろう。||
お梅|占い師が二人出ましたけど、霊媒師はどなたです？名乗り出ておくれやす。|REQUEST ANY (COMINGOUT ANY MEDIUM)|
弥平|おらは権三どんを疑ってるだよ。昨日も志乃さんに入れてたしな。|ESTIMATE 権三 WEREWOLF;権三 VOTED 志乃|
小夜|権三さまか志乃さまを占っていただきたいですわ。|?OR (REQUEST ANY (DIVINATION 権三)) (REQUEST ANY (DIVINATION 志乃));?REQUEST ANY (DIVINATION 権三);?REQUEST ANY (DIVINATION 志乃);?REQUEST ANY (OR (DIVINATION 権三) (DIVINATION 志乃));?REQUEST ANY (XOR (DIVINATION 権三) (DIVINATION 志乃));?XOR (REQUEST ANY (DIVINATION 権三)) (REQUEST ANY (DIVINATION 志乃))|inspect-権三,inspect-志乃
半蔵|弥平、貴様は人狼か？|INQUIRE 弥平 (COMINGOUT 弥平 WEREWOLF)|
志乃|小夜さん、昨日の占い結果を教えてくださいな。|INQUIRE 小夜 (DIVINED ANY ANY)/REQUEST 小夜 (DIVINED ANY ANY)|
権三|誰に投票するか、一人ずつ言うてくれんかのう。|INQUIRE ANY (VOTE ANY)|
お梅|権三はんに票を集めまひょ。黒出しの根拠が何もあらへん。|REQUEST ANY (VOTE 権三)|vote-権三
弥平|説明がねえなら小夜を吊るしかねえべ。|?VOTE 小夜;?REQUEST ANY (VOTE 小夜)|
小夜|志乃さまは嘘をついていらっしゃるご様子。偽の占い師ですわね。|NOT (ESTIMATE 志乃 SEER)|
半蔵|志乃殿は人狼ではあるまい。|NOT (ESTIMATE 志乃 WEREWOLF)/ESTIMATE 志乃 VILLAGER|
志乃|みなさん落ち着いてください。慌てると狼の思うつぼですよ。||
=H あおい,つむぎ,そら,ひなた,なぎ
あおい|ぼく、占い師だよ！つむぎちゃん占ったら白だった〜|COMINGOUT あおい SEER;DIVINED つむぎ HUMAN|
つむぎ|え、まって、あおいくん真っぽい？あたしは信じるよ。|ESTIMATE あおい SEER|
そら|ひなた怪しくね？さっきから話逸らしてばっかじゃん|ESTIMATE ひなた WEREWOLF|
ひなた|なぎさん、そらさんのことどう思います？||
なぎ|そら吊りでいいんじゃない？|REQUEST ANY (VOTE そら)/VOTE そら|vote-そら
あおい|今日は誰を吊る？みんなの意見ききたいな〜|INQUIRE ANY (VOTE ANY)|
つむぎ|あたしは昨日なぎに投票したよ。今日は変えるかも。|VOTED なぎ|
そら|占い先はひなたがいいと思う。あいつ色わかんねーし。|REQUEST ANY (DIVINATION ひなた)|inspect-ひなた
ひなた|私は占い師ではありません。ただの村人です。|NOT (COMINGOUT ひなた SEER);COMINGOUT ひなた VILLAGER|
なぎ|あおいもつむぎも人狼ってことはないと思うんだよね。|NOT (ESTIMATE あおい WEREWOLF)/ESTIMATE あおい VILLAGER;NOT (ESTIMATE つむぎ WEREWOLF)/ESTIMATE つむぎ VILLAGER|
あおい|やったー、朝ごはんはパンケーキだって！||
つむぎ|ひなたちゃん、占い師なら結果教えて？|INQUIRE ひなた (DIVINED ANY ANY)/REQUEST ひなた (DIVINED ANY ANY)|
そら|対抗いるなら早めに出てきてくれ。|REQUEST ANY (COMINGOUT ANY SEER)/REQUEST ANY (COMINGOUT ANY ANY)|
ひなた|そらさんが狼だという根拠はどこにあるんですか？|?ESTIMATE そら WEREWOLF|
なぎ|んー、僕は投票そらにしとく。ごめんね。|VOTE そら|vote-そら
あおい|そらくんじゃなくて、ひなたちゃんに投票しようよ！|REQUEST ANY (VOTE ひなた);?REQUEST ANY (NOT (VOTE そら));?NOT (VOTE そら)|vote-ひなた,vote-not-そら
つむぎ|なぎがひなたに白出ししてたよね、あれ本当かな。|なぎ DIVINED ひなた HUMAN|
そら|疑われるのは心外だな。俺、人間だし。|COMINGOUT そら VILLAGER/NOT (COMINGOUT そら WEREWOLF)|
ひなた|もう疲れました…早く終わらせたいです。||
なぎ|みんな〜、占い師さんの話をちゃんと聞こうね。||
=A Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|ワイは占い師や。Agent[03]を占ったら黒やったで。|COMINGOUT Agent[01] SEER;DIVINED Agent[03] WEREWOLF|
Agent[02]|>>Agent[01] なんでAgent[03]を占おうと思ったんや？|?Agent[01] DIVINED Agent[03] ANY;?Agent[01] DIVINED Agent[03] WEREWOLF|
Agent[03]|嘘をつくのはやめるのだ、Agent[01]！ボクこそ本物の占い師なのだ。|COMINGOUT Agent[03] SEER;?NOT (ESTIMATE Agent[01] SEER);?ESTIMATE Agent[01] WEREWOLF|
Agent[04]|状況を整理すると、Agent[01]がAgent[03]に黒、Agent[03]がAgent[05]に白を出しています。|Agent[01] DIVINED Agent[03] WEREWOLF;Agent[03] DIVINED Agent[05] HUMAN|
Agent[05]|Agent[04]さん、あなたはどちらの占い師が本物だと思いますか？|INQUIRE Agent[04] (ESTIMATE ANY SEER)|
Agent[01]|Agent[03]に投票して欲しいんや。頼むで、みんな。|REQUEST ANY (VOTE Agent[03])|vote-Agent[03]
Agent[02]|うちはAgent[03]の方を信じるわ。せやから今日はAgent[01]に投票するで。|ESTIMATE Agent[03] SEER;VOTE Agent[01]|vote-Agent[01]
Agent[03]|ありがとうなのだ、Agent[02]。一緒に頑張るのだ。||
Agent[04]|どちらも信用できないため、私は様子を見ます。||
Agent[05]|Agent[02]は狂人ちゃうかな、知らんけど。|ESTIMATE Agent[02] POSSESSED|
Agent[01]|>>Agent[05] お前は誰が狼や思てるん？|INQUIRE Agent[05] (ESTIMATE ANY WEREWOLF)|
Agent[02]|ほな、投票はAgent[04]でどうやろか。|REQUEST ANY (VOTE Agent[04])/VOTE Agent[04]|vote-Agent[04]
Agent[03]|Agent[04]が人狼だと判明したのだ。占い結果は黒だったのだ。|DIVINED Agent[04] WEREWOLF|
Agent[04]|私が人狼という判定は誤りです。Agent[03]は偽の占い師です。|NOT (ESTIMATE Agent[03] SEER);?NOT (COMINGOUT Agent[04] WEREWOLF);?Agent[03] DIVINED Agent[04] WEREWOLF|
Agent[05]|よろしくお願いします。初めてなので緊張しています。||
=K2 シズカ,マコト,リンタロウ,ユヅル,カナデ,ミツバ,ゴウ,アキラ,ノゾミ
シズカ|占いCO、カナデ○。対抗どうぞ。|COMINGOUT シズカ SEER;DIVINED カナデ HUMAN;?REQUEST ANY (COMINGOUT ANY SEER)|
マコト|▼ゴウ ●アキラでお願いします。|VOTE ゴウ/REQUEST ANY (VOTE ゴウ);REQUEST ANY (DIVINATION アキラ)/DIVINATION アキラ|vote-ゴウ,inspect-アキラ
リンタロウ|リンタロウだぜ！細けえことは気にすんな、楽しくやろうや！||
ユヅル|@カナデ  君の昨日の投票先はミツバだったが、今日はゴウに変えた理由は？|カナデ VOTED ミツバ;?カナデ VOTE ゴウ;?カナデ VOTED ゴウ|
カナデ|ゴウ処刑に異論ありません。霊結果も見たいです。|VOTE ゴウ/REQUEST ANY (VOTE ゴウ)|vote-ゴウ
ミツバ|シズカちゃん真だと思うな〜。アキラくんの対抗COは遅すぎるもん。|ESTIMATE シズカ SEER;?アキラ COMINGOUT アキラ SEER|
ゴウ|なんで俺が吊られなきゃならねえんだ！怪しいのはユヅルだろ！|ESTIMATE ユヅル WEREWOLF|
アキラ|占い師はオレだ。ノゾミは黒。今日はノゾミを吊ってくれ。|COMINGOUT アキラ SEER;DIVINED ノゾミ WEREWOLF;REQUEST ANY (VOTE ノゾミ)|vote-ノゾミ
ノゾミ|わ、私は人狼じゃありません…！アキラさんは嘘をついています…|NOT (COMINGOUT ノゾミ WEREWOLF);NOT (ESTIMATE アキラ SEER)/ESTIMATE アキラ WEREWOLF|
シズカ|アキラの黒出しは信用できない。狼か狂人だろう。|NOT (ESTIMATE アキラ SEER);?ESTIMATE アキラ WEREWOLF;?ESTIMATE アキラ POSSESSED;?OR (ESTIMATE アキラ WEREWOLF) (ESTIMATE アキラ POSSESSED);?アキラ DIVINED ANY WEREWOLF|
マコト|霊媒の結果が黒ならシズカが真、白ならアキラが真だ。||
リンタロウ|俺はミツバが気になるぜ。占ってみてくれよ、シズカ。|REQUEST シズカ (DIVINATION ミツバ)|inspect-ミツバ
ユヅル|ゴウとミツバは村人寄り。アキラは偽。よって僕はアキラに投票する。|ESTIMATE ゴウ VILLAGER;ESTIMATE ミツバ VILLAGER;NOT (ESTIMATE アキラ SEER);VOTE アキラ|vote-アキラ
カナデ|投票が割れると危険です。全員でアキラさんに揃えましょう。|REQUEST ANY (VOTE アキラ)|vote-アキラ
ミツバ|マコトくん、だれを疑ってるの？ちゃんと名前だしてよー。|INQUIRE マコト (ESTIMATE ANY WEREWOLF)|
ゴウ|ノゾミを庇うやつが狼だ。||
アキラ|ユヅルくんは昨日リンタロウに入れて、今日はオレか。流れに乗ってるだけだな。|ユヅル VOTED リンタロウ;?ユヅル VOTE アキラ|
ノゾミ|私の投票はアキラさんです。マコトさんも一緒に入れてください。|VOTE アキラ;REQUEST マコト (VOTE アキラ)|vote-アキラ
シズカ|今夜の占い先はゴウにする。明日の報告を待ってほしい。|DIVINATION ゴウ|inspect-ゴウ
マコト|さて、論理的に考えていこう。感情に流されるのは良くない。||
リンタロウ|マコトは白目。ユヅルは黒目。以上！|ESTIMATE マコト VILLAGER;ESTIMATE ユヅル WEREWOLF|
ユヅル|アキラもシズカも占い師を名乗っているが、霊媒師は名乗り出ていない。|アキラ COMINGOUT アキラ SEER;シズカ COMINGOUT シズカ SEER|
カナデ|ゴウさんを占う必要はないと思います。|REQUEST ANY (NOT (DIVINATION ゴウ))/NOT (DIVINATION ゴウ);?NOT (REQUEST ANY (DIVINATION ゴウ))|inspect-not-ゴウ
ミツバ|ユヅルくんを吊るのはまだ早いよ！|NOT (VOTE ユヅル)/REQUEST ANY (NOT (VOTE ユヅル))|vote-not-ユヅル
ゴウ|よし、カナデ、お前に乗った。アキラに入れるぜ。|VOTE アキラ|vote-アキラ
アキラ|誰も信じてくれないなら仕方ない。最後に言っておく、狼はユヅルとカナデだ。|ESTIMATE ユヅル WEREWOLF;ESTIMATE カナデ WEREWOLF|
ノゾミ|明日も生きていたいな……。||
シズカ|霊媒師の人、結果を落としてください。|INQUIRE ANY (IDENTIFIED ANY ANY)/REQUEST ANY (IDENTIFIED ANY ANY)|
マコト|僕の占い理由は消去法です。ミツバさん人間でした。|DIVINED ミツバ HUMAN;?COMINGOUT マコト SEER|
リンタロウ|ノゾミが狼とは思えねえな。|NOT (ESTIMATE ノゾミ WEREWOLF)/ESTIMATE ノゾミ VILLAGER|
=K3 ライラ,ダン,エマニュエル,セツ,ビビ
ライラ|セツさんが怪しいという声もありますが、私はそうは思いません。|NOT (ESTIMATE セツ WEREWOLF)/ESTIMATE セツ VILLAGER|
ダン|ビビはセツに入れると言ってたが、俺は乗らない。|?ビビ VOTE セツ;?NOT (VOTE セツ)|
エマニュエル|占い師は名乗り出るべきではないでしょうか。|REQUEST ANY (COMINGOUT ANY SEER)|
セツ|ダンを占って人間、ライラを占って人狼。これが僕の二日間の結果。|DIVINED ダン HUMAN;DIVINED ライラ WEREWOLF;?COMINGOUT セツ SEER|
ビビ|エマニュエルに1票だけ入ってたの、あれ誰？||
ライラ|セツさんに投票するのはやめましょう。まだ決めつけるには早いです。|REQUEST ANY (NOT (VOTE セツ))/NOT (VOTE セツ)|vote-not-セツ
ダン|俺かライラなら、ライラ吊りだろ。|REQUEST ANY (VOTE ライラ)/VOTE ライラ|vote-ライラ
エマニュエル|ダン君よりもビビ君を占うほうが有益だと考えます。|REQUEST ANY (DIVINATION ビビ)|inspect-ビビ
セツ|人狼はもう分かっている。ライラ、君だよ。|ESTIMATE ライラ WEREWOLF|
ビビ|あたしが狼ならそんなことするわけないじゃん！||
ライラ|全員が納得できる形で決めたいですね。||
ダン|投票変えた。ビビからセツにする。|VOTE セツ|vote-セツ
エマニュエル|霊媒師を騙っているのはダン君ですね。|NOT (ESTIMATE ダン MEDIUM)|
セツ|明日はビビを占います。異論はありますか？|DIVINATION ビビ|inspect-ビビ
ビビ|セツ真、ライラ狼、ダン狂でしょ。簡単じゃん。|ESTIMATE セツ SEER;ESTIMATE ライラ WEREWOLF;ESTIMATE ダン POSSESSED|
ライラ|ビビさんは私に投票しないでください。|REQUEST ビビ (NOT (VOTE ライラ))|vote-not-ライラ
ダン|あー、眠い。もう一杯コーヒー飲んでくるわ。||
エマニュエル|ライラ君の潔白を私は信じております。|ESTIMATE ライラ VILLAGER|
セツ|なぜダンは何も話さないんだろう。||
ビビ|初日に占われて人間って言われたのはエマニュエルだよ。|?ANY DIVINED エマニュエル HUMAN|
ライラ|もし私が吊られたら、明日は必ずセツさんを吊ってください。|?REQUEST ANY (VOTE セツ)|
ダン|ライラはんは白やと思うけどなあ。ビビはんが臭いわ。|ESTIMATE ライラ VILLAGER;ESTIMATE ビビ WEREWOLF|
エマニュエル|皆様、投票先をお一人ずつ宣言していただけますか。|INQUIRE ANY (VOTE ANY)/REQUEST ANY (VOTE ANY)|
セツ|ビビとエマニュエルの繋がりを感じる。||
ビビ|ダンに投票するって言ったのは嘘だよ〜||
=K4 クレハ,トウマ,ヨナ,ガレット,ミルカ,スバル
*クレハ|今夜はトウマを襲撃しよう。占い師を残すと厄介だ。|ATTACK トウマ/REQUEST ANY (ATTACK トウマ);?ESTIMATE トウマ SEER|
*ヨナ|噛みはスバルでいいと思う。ミルカは騎士っぽいから避けたい。|ATTACK スバル/REQUEST ANY (ATTACK スバル);ESTIMATE ミルカ BODYGUARD;?NOT (ATTACK ミルカ);?REQUEST ANY (NOT (ATTACK ミルカ))|
*クレハ|ヨナ、明日は占い師を騙ってくれないか。|REQUEST ヨナ (COMINGOUT ヨナ SEER)|
*ヨナ|了解。じゃあ私が占い師として出るね。|?COMINGOUT ヨナ SEER|
*クレハ|誰を襲う？意見をくれ。|?INQUIRE ANY (ATTACK ANY);?INQUIRE ヨナ (ATTACK ANY)|
*ヨナ|明日の投票はガレットに集めよう。|REQUEST ANY (VOTE ガレット)/VOTE ガレット|
*クレハ|狂人はミルカだろうね。助かる。|ESTIMATE ミルカ POSSESSED|
クレハ|人狼は必ずこの中にいるはず。皆で知恵を出し合いましょう。||
トウマ|投票は慎重に行うべきだと思います。||
ヨナ|疑い合うのは悲しいけれど、これも村のため。||
ガレット|占い結果だけに頼るのは危険ではないか？||
ミルカ|みんな静かだね。何か話そうよ〜。||
スバル|トウマの意見はもっともだと思う。俺も同じことを考えてた。||
クレハ|昨日の襲撃がなかったのは騎士のおかげでしょうか。||
トウマ|初日ですし、まずは自己紹介から始めましょう。トウマと申します。||
ヨナ|スバルは、ガレットが黒いと言いたいの？|?スバル ESTIMATE ガレット WEREWOLF;?INQUIRE スバル (ESTIMATE ガレット WEREWOLF)|
ガレット|わしの若い頃はのう、狼など素手で追い払ったもんじゃ。||
ミルカ|ガレットおじいちゃん、すごーい！||
スバル|何票入ったら処刑なんだっけ？||
クレハ|白黒つけるのは難しいですが、議論を続けましょう。||
トウマ|ミルカさんの発言、もう少し具体的にお願いできますか。||
ヨナ|結論を急がず、根拠を積み上げたいな。||
ガレット|ふぉっふぉっ、面白くなってきたわい。||
ミルカ|わーい、今日もがんばるぞー！||
スバル|占い師が黒を引いたらその人を吊ればいい。それだけだ。||
クレハ|トウマさんが私を疑っていらっしゃるのは存じております。|トウマ ESTIMATE クレハ WEREWOLF|
トウマ|ヨナさんは占い師COを撤回したのですか？||
ヨナ|スバル、あなたが本当の霊媒師ならトウマの結果を言えるはずよね？|INQUIRE スバル (IDENTIFIED トウマ ANY)/INQUIRE スバル (IDENTIFIED ANY ANY)|
ガレット|ミルカ嬢ちゃんは信用できる子じゃ。|ESTIMATE ミルカ VILLAGER|
ミルカ|スバルくんにいれるね！だって、ずっとだまってるもん。|VOTE スバル|vote-スバル
スバル|ガレットとヨナ、この2人に投票するのは無しで。|NOT (VOTE ガレット)/REQUEST ANY (NOT (VOTE ガレット));NOT (VOTE ヨナ)/REQUEST ANY (NOT (VOTE ヨナ))|vote-not-ガレット,vote-not-ヨナ
クレハ|本日はスバル様の処刑を提案いたします。|REQUEST ANY (VOTE スバル)/VOTE スバル|vote-スバル
トウマ|クレハさんの占い結果では、スバルさんは人間とのことでした。|クレハ DIVINED スバル HUMAN|
ヨナ|トウマが人狼で間違いないわ。証拠なら揃ってるの。|ESTIMATE トウマ WEREWOLF|
ガレット|投票先は決めておらん。お主らの話を聞いてからじゃ。||
ミルカ|トウマくんは狂人さんかも？わかんないけど…|?ESTIMATE トウマ POSSESSED|
スバル|ミルカの霊媒COは信じていい。|ESTIMATE ミルカ MEDIUM;?ミルカ COMINGOUT ミルカ MEDIUM|
クレハ|ヨナさん、ガレットさんに投票してくださいませんか。|REQUEST ヨナ (VOTE ガレット)|vote-ガレット
トウマ|私は狩人です。護衛先はクレハさんでした。|COMINGOUT トウマ BODYGUARD;GUARDED クレハ|
ヨナ|ガレットの投票、どう考えてもおかしい。村の敵よ。|?ESTIMATE ガレット WEREWOLF|
=a レオナ,カズマ,ミチル,ジン,アヤメ,トビー,ソフィ
レオナ|占い師として名乗り出ます。昨晩の結果ですが、ジンさんは人狼でした。|COMINGOUT レオナ SEER;DIVINED ジン WEREWOLF|
カズマ|レオナが真なら話は早い。ジンを吊ろうぜ。|REQUEST ANY (VOTE ジン);?ESTIMATE レオナ SEER|vote-ジン
ミチル|ええと…わたしはアヤメさんのことがあやしいと思います…。|ESTIMATE アヤメ WEREWOLF|
ジン|ふざけるな、俺は人狼じゃない。対抗の占い師は俺だ。レオナこそ偽者だ！|NOT (COMINGOUT ジン WEREWOLF);COMINGOUT ジン SEER;NOT (ESTIMATE レオナ SEER)|
アヤメ|お二人とも落ち着きなさいな。結論は明日でも構いませんことよ。||
トビー|ボクはソフィに投票するよ！だってさっきから目をそらしてるもん！|VOTE ソフィ|vote-ソフィ
ソフィ|トビーくん、昨日はレオナさんに投票していましたよね。どうして今日は私なのですか。|トビー VOTED レオナ;?トビー VOTE ソフィ|
レオナ|カズマさん、今日はどなたに投票なさいますか？|INQUIRE カズマ (VOTE ANY)|
カズマ|アヤメを占ってくれ、レオナ。頼んだぞ。|REQUEST レオナ (DIVINATION アヤメ)|inspect-アヤメ
ミチル|ソフィさんは村人だと信じています。|ESTIMATE ソフィ VILLAGER|
ジン|どうせ誰も俺の話なんか聞かないんだろ。||
アヤメ|霊媒師ですわ。昨日のトビーさんは人狼でしたの。|COMINGOUT アヤメ MEDIUM;IDENTIFIED トビー WEREWOLF|
トビー|ねえ、占い師さんはいるの？いたら手をあげて！|REQUEST ANY (COMINGOUT ANY SEER)/INQUIRE ANY (COMINGOUT ANY SEER)|
ソフィ|ミチルさんを処刑することには賛成できません。|NOT (VOTE ミチル)/REQUEST ANY (NOT (VOTE ミチル))|vote-not-ミチル
レオナ|私の目にはカズマさんとミチルさんが白く映っています。|ESTIMATE カズマ VILLAGER;ESTIMATE ミチル VILLAGER|
カズマ|腹減ったな。誰か飯作ってくれよ。||
ミチル|もしジンさんが狼だったら、アヤメさんも仲間かもしれません。|?ESTIMATE アヤメ WEREWOLF|
ジン|カズマ、お前は何者なんだ？役職を言え。|INQUIRE カズマ (COMINGOUT カズマ ANY)/REQUEST カズマ (COMINGOUT カズマ ANY)|
アヤメ|占いの必要があるのはカズマさんではなくトビーさんですわ。|REQUEST ANY (DIVINATION トビー);?REQUEST ANY (NOT (DIVINATION カズマ))|inspect-トビー,inspect-not-カズマ
トビー|やだやだ！ボクを吊らないで！|REQUEST ANY (NOT (VOTE トビー))/NOT (VOTE トビー)|vote-not-トビー
ソフィ|レオナさんがジンさんに黒を出した以上、ジンさんに投票せざるを得ません。|レオナ DIVINED ジン WEREWOLF;VOTE ジン|vote-ジン
レオナ|騎士のお方、今宵はわたくしを守ってくださいませ。|REQUEST ANY (GUARD レオナ)|
カズマ|ソフィが偽霊媒だろ、どう見ても。|NOT (ESTIMATE ソフィ MEDIUM)|
ミチル|情報がまだ足りないので、もう少し様子を見たいです。||
ジン|ソフィが「ミチルは黒い」と言ってたのを俺は忘れてないぞ。|ソフィ ESTIMATE ミチル WEREWOLF|
アヤメ|では投票はジンさんで統一いたしましょう。|REQUEST ANY (VOTE ジン)|vote-ジン
=b 甚八,千鶴,宗助,おりん,玄斎
甚八|あっしは宗助の旦那に一票入れやすぜ。|VOTE 宗助|vote-宗助
千鶴|玄斎先生、どなたが人狼だとお考えですか。|INQUIRE 玄斎 (ESTIMATE ANY WEREWOLF)|
宗助|甚八は狂人であろう。言動が支離滅裂じゃ。|ESTIMATE 甚八 POSSESSED|
おりん|あたしゃ占い師さ。千鶴を占ったら人間だったよ。|COMINGOUT おりん SEER;DIVINED 千鶴 HUMAN|
玄斎|ほっほ、おりん殿の申すことは真実とみた。|ESTIMATE おりん SEER|
甚八|へい、よろしくお頼み申しやす。||
千鶴|わたくしは甚八さんも宗助さんも疑っておりません。|NOT (ESTIMATE 甚八 WEREWOLF)/ESTIMATE 甚八 VILLAGER;NOT (ESTIMATE 宗助 WEREWOLF)/ESTIMATE 宗助 VILLAGER|
宗助|昨日の投票は甚八二票、千鶴一票、おりん二票であった。||
おりん|次は宗助の旦那を占うつもりだよ。|DIVINATION 宗助|inspect-宗助
玄斎|拙僧が人狼とな？片腹痛いわ。||
甚八|千鶴の姐さんは信用できやせん。霊媒師なんて嘘でやしょう。|NOT (ESTIMATE 千鶴 MEDIUM)|
千鶴|投票先がまだ決まっていない方はいらっしゃいますか。||
宗助|玄斎よ、お主に票を投じる。恨むでないぞ。|VOTE 玄斎|vote-玄斎
おりん|甚八、あんた占い師だろ？|INQUIRE 甚八 (COMINGOUT 甚八 SEER)|
玄斎|おりん殿は千鶴殿を人間と占われた。ならば残るは甚八と宗助じゃ。|おりん DIVINED 千鶴 HUMAN|
=c Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|みんなおはよう！Agent[02]が襲撃されちゃったね…||
Agent[03]|Agent[05]が人狼で確定だと思うので、Agent[05]に投票をお願いします。|ESTIMATE Agent[05] WEREWOLF;REQUEST ANY (VOTE Agent[05])|vote-Agent[05]
Agent[04]|>>Agent[03] ほんまかいな。証拠見せてえな。||
Agent[05]|Agent[03]は昨日Agent[01]を白って言うてたのに、今日は黒て、おかしいやろ。|?Agent[03] DIVINED Agent[01] HUMAN;?Agent[03] DIVINED Agent[01] WEREWOLF;?Agent[03] ESTIMATE Agent[01] VILLAGER;?Agent[03] ESTIMATE Agent[01] WEREWOLF|
Agent[01]|Agent[04]さんには投票したくないです。|NOT (VOTE Agent[04])|vote-not-Agent[04]
Agent[03]|私が占い師です。対抗はいませんか？|COMINGOUT Agent[03] SEER;?INQUIRE ANY (COMINGOUT ANY SEER);?REQUEST ANY (COMINGOUT ANY SEER)|
Agent[04]|Agent[03]、占い結果ははよ出してや。|INQUIRE Agent[03] (DIVINED ANY ANY)/REQUEST Agent[03] (DIVINED ANY ANY)|
Agent[05]|ワイは吊られてもええけど、そしたら明日はAgent[03]吊るんやで。|?REQUEST ANY (VOTE Agent[03])|
=d ヒロ,ナツキ,ルカ,マリオン,キョウヤ,シエル,テツ,ウララ
ヒロ|ルカ黒。マリオン白。これが俺の占い結果。|DIVINED ルカ WEREWOLF;DIVINED マリオン HUMAN;?COMINGOUT ヒロ SEER|
ナツキ|ヒロの判定を信じてルカに入れるね！|ESTIMATE ヒロ SEER;VOTE ルカ|vote-ルカ
ルカ|いや待って！僕は村人だってば！ヒロが嘘ついてる！|COMINGOUT ルカ VILLAGER;NOT (ESTIMATE ヒロ SEER)/ESTIMATE ヒロ WEREWOLF|
マリオン|本日の吊り先はキョウヤさんを希望します。次点でシエルさん。|REQUEST ANY (VOTE キョウヤ)/VOTE キョウヤ;?VOTE シエル;?REQUEST ANY (VOTE シエル)|vote-キョウヤ,vote-シエル
キョウヤ|@マリオン なぜ僕なんだ。シエルの方が票を散らしているだろう。||
シエル|みんなは誰が怪しいと思う？|INQUIRE ANY (ESTIMATE ANY WEREWOLF)|
テツ|オイラはウララちゃん占い希望！|REQUEST ANY (DIVINATION ウララ)|inspect-ウララ
ウララ|テツさんが霊媒師COしましたね。ヒロさんも占い師COしています。|テツ COMINGOUT テツ MEDIUM;ヒロ COMINGOUT ヒロ SEER|
ヒロ|シエルには護衛ついてるだろうし、噛まれないはず。||
ナツキ|うーん、難しいなあ。頭がパンクしそう。||
ルカ|キョウヤくんとテツくんが狼じゃないかな。|ESTIMATE キョウヤ WEREWOLF;ESTIMATE テツ WEREWOLF|
マリオン|黒が出たらその方を吊る、という方針でよろしいでしょうか。||
キョウヤ|シエルを信じるのは危険だ。彼女の占いは偽物だと思う。|NOT (ESTIMATE シエル SEER)|
シエル|投票はヒロかナツキで迷ってる。|?OR (VOTE ヒロ) (VOTE ナツキ);?XOR (VOTE ヒロ) (VOTE ナツキ);?VOTE ヒロ;?VOTE ナツキ|vote-ヒロ,vote-ナツキ
テツ|ヒロ吊りは賛成できねえ！残そうぜ！|NOT (VOTE ヒロ)/REQUEST ANY (NOT (VOTE ヒロ))|vote-not-ヒロ
ウララ|シエルさん、霊媒結果をお願いします。|INQUIRE シエル (IDENTIFIED ANY ANY)/REQUEST シエル (IDENTIFIED ANY ANY)|
ヒロ|テツはもう死んでる。今さら疑っても仕方ない。||
ナツキ|誰も名乗り出ないなら、私から言うね。私は村人だよ。|COMINGOUT ナツキ VILLAGER|
ルカ|狂人はきっとウララさんだ。|ESTIMATE ウララ POSSESSED|
マリオン|キョウヤさんへの疑いが晴れました。|?ESTIMATE キョウヤ VILLAGER;?NOT (ESTIMATE キョウヤ WEREWOLF)|
*キョウヤ|今夜の襲撃先、ナツキにしない？|ATTACK ナツキ/REQUEST ANY (ATTACK ナツキ)/INQUIRE ANY (ATTACK ナツキ)|
*シエル|いいね、ナツキで。明日は私が霊媒を騙る。|ATTACK ナツキ/REQUEST ANY (ATTACK ナツキ);?COMINGOUT シエル MEDIUM|
*キョウヤ|ヒロは真占いだから早めに消したい。|ESTIMATE ヒロ SEER;ATTACK ヒロ/REQUEST ANY (ATTACK ヒロ)|
テツ|さあさあ、張り切っていこう！||
ウララ|ナツキさんの主張には一理あります。||
シエル|ここまでの流れを整理しませんか。||
キョウヤ|占いローラーも視野に入れたいね。||
マリオン|お紅茶が冷めてしまいましたわ。||
ルカ|今日のところは、ぼくに投票するのは待ってほしいな。|REQUEST ANY (NOT (VOTE ルカ))/NOT (VOTE ルカ)|vote-not-ルカ
ヒロ|ルカの投票先、昨日はテツで一昨日はナツキだったよな。|ルカ VOTED テツ;ルカ VOTED ナツキ|
=e タマキ,ロウ,エリ,ガク
タマキ|ロウさんの占い先、私はエリさんがいいと思うな。|REQUEST ロウ (DIVINATION エリ)/REQUEST ANY (DIVINATION エリ)|inspect-エリ
ロウ|ガクに入れたのは失敗だった。村人だったとは。|VOTED ガク;?IDENTIFIED ガク HUMAN;?ESTIMATE ガク VILLAGER|
エリ|ロウが狼、タマキが狂人。これしか考えられない。|ESTIMATE ロウ WEREWOLF;ESTIMATE タマキ POSSESSED|
ガク|うちの犬が昨日からずっと吠えてるんだよな。||
`;
