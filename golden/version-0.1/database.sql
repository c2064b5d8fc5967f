-- A database of version 0.1.0 with a few people and villages. It was made by that version, and is never changed.
-- 0001-villages
create table villages (
  id text primary key,
  state text not null check (state in ('waiting', 'open', 'ended', 'broken')),
  plan jsonb not null,
  version integer not null default 0,
  created bigint not null,
  maker text,
  setup jsonb,
  header text,
  owner integer,
  fence integer not null default 0,
  length integer not null default 0
);
create index villages_created on villages (created desc);
create index villages_by_state on villages (state, created desc);
create index villages_open on villages (owner) where state = 'open';
create index villages_made on villages (maker) where state in ('waiting', 'open');

create table events (
  village text not null,
  seq integer not null,
  line text not null,
  act text,
  primary key (village, seq)
);
create unique index events_act on events (village, act) where act is not null;
create function events_are_kept() returns trigger language plpgsql as
  $$ begin raise exception 'events are only appended'; end $$;
create trigger events_are_kept before update or delete or truncate on events
  for each statement execute function events_are_kept();

create table processes (
  id integer generated always as identity primary key,
  expires timestamptz not null
);

create table relayed (
  id bigint generated always as identity primary key,
  village text not null,
  player integer not null,
  act text not null,
  action text not null,
  answer text,
  sent timestamptz not null default now()
);
create index relayed_waiting on relayed (village) where answer is null;

create table secrets (
  name text primary key,
  value bytea not null
);

-- 0002-people
create table accounts (
  id text primary key,
  name text not null,
  folded text not null unique,
  password text not null,
  rights text not null default 'player' check (rights in ('player', 'organiser', 'admin')),
  created timestamptz not null default now()
);
create table sessions (
  id text primary key,
  account text not null references accounts on delete cascade,
  created timestamptz not null default now()
);
create index sessions_of on sessions (account);
create table bot_tokens (
  id text primary key,
  owner text not null references accounts on delete cascade,
  name text not null,
  fingerprint bytea not null,
  scopes text[] not null,
  per_minute integer not null,
  created timestamptz not null default now()
);
create index bot_tokens_of on bot_tokens (owner);
create table barred (
  person text primary key,
  why text not null check (why in ('banned', 'deleted')),
  reason text not null default '',
  at timestamptz not null default now()
);

create table standings (
  village text not null,
  person text not null,
  standing text not null check (standing in ('free', 'muted', 'banned')),
  reason text not null default '',
  given_by text not null,
  changed timestamptz not null default now(),
  primary key (village, person)
);
create index standings_changed on standings (changed);
create table reports (
  id bigint generated always as identity primary key,
  village text not null,
  seq integer,
  player integer,
  person text,
  reporter text not null,
  reason text not null,
  at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'closed'))
);
create index reports_by_state on reports (state, id desc);
create index reports_of_village on reports (village, id desc);
create index reports_by on reports (reporter) where state = 'open';

create table withdrawals (
  village text not null,
  person text not null,
  asked timestamptz not null default now(),
  primary key (village, person)
);
create table casts (
  id text primary key,
  maker text,
  licence text not null,
  names jsonb not null,
  characters jsonb not null,
  created timestamptz not null default now()
);
create index casts_of on casts (maker);
create table cast_faces (
  cast_id text not null references casts on delete cascade,
  character text not null,
  face text not null,
  type text not null,
  bytes bytea not null,
  primary key (cast_id, character, face)
);

-- Who sits where, by person; it follows the plans by itself. Villages are updated with every step, so their own
-- rows are kept light, with room to be changed in place.
create table seats (
  person text not null,
  village text not null references villages on delete cascade,
  primary key (person, village)
);
create index seats_of on seats (village);
create function seats_follow() returns trigger language plpgsql as
  $$ begin
    delete from seats where village = new.id;
    insert into seats (person, village)
      select distinct s ->> 'person', new.id from jsonb_array_elements(new.plan -> 'seats') s
      where s ->> 'type' = 'person' and s ->> 'person' <> '';
    return null;
  end $$;
create trigger seats_follow after insert or update of plan on villages
  for each row execute function seats_follow();
insert into seats (person, village)
  select distinct s ->> 'person', v.id from villages v, jsonb_array_elements(v.plan -> 'seats') s
  where s ->> 'type' = 'person' and s ->> 'person' <> '';
alter table villages set (fillfactor = 50);

create index villages_of_maker on villages (maker);
create index events_of_watchers on events (act text_pattern_ops) where act like '0/%';

-- What somebody takes back is blanked, and nothing else is ever changed.
create or replace function events_are_kept() returns trigger language plpgsql as
  $$ begin
    if tg_op = 'UPDATE' and current_setting('mura.withdrawing', true) = 'on' then return null; end if;
    raise exception 'events are only appended';
  end $$;

-- 0003-sent-records
-- Villages of one person and bots, played in a browser and sent here by whoever played. Nobody saw them being
-- played, so they stand apart from the villages of this server.
create table sent_records (
  id text primary key,
  sender text not null,
  village text not null,
  players integer not null,
  language text not null,
  winner text,
  licence text not null,
  record text not null,
  sent bigint not null,
  unique (sender, village)
);
create index sent_records_new on sent_records (sent desc);

-- 0004-seats-of-programs
-- Programs that come through doors are known by an id as well.
create or replace function seats_follow() returns trigger language plpgsql as
  $$ begin
    delete from seats where village = new.id;
    insert into seats (person, village)
      select distinct s ->> 'person', new.id from jsonb_array_elements(new.plan -> 'seats') s
      where s ->> 'person' <> '';
    return null;
  end $$;

-- 0004-licos-users
-- The avatars of somebody at the LiCOS door, each with a token of its own.
create table licos_users (
  person text primary key,
  name text not null,
  language text not null,
  avatars jsonb not null,
  begun timestamptz not null default now()
);
create index licos_avatars on licos_users using gin (avatars jsonb_path_ops);

-- 0005-revoked-tokens
-- What a program said stays its owner's when its token opens nothing any more.
alter table bot_tokens add column revoked boolean not null default false;

create table migrations (name text primary key, at timestamptz not null default now());
insert into migrations overriding system value select r.* from (values
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0001-villages"}$j$),
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0002-people"}$j$),
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0003-sent-records"}$j$),
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0004-seats-of-programs"}$j$),
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0004-licos-users"}$j$),
  ($j${"at":"2026-11-17T21:00:45.242452+00:00","name":"0005-revoked-tokens"}$j$)
) v (j), lateral jsonb_populate_record(null::migrations, v.j::jsonb) r;
insert into processes overriding system value select r.* from (values
  ($j${"id":1,"expires":"2026-11-17T21:01:05.114084+00:00"}$j$)
) v (j), lateral jsonb_populate_record(null::processes, v.j::jsonb) r;
insert into secrets overriding system value select r.* from (values
  ($j${"name":"guests","value":"\\x10ba679198c1dc9a923a009823572d9ae6cc1b5332a0849cb1bf6611132ac71f"}$j$),
  ($j${"name":"first-admin","value":"\\x663626777684e1b5ad4668891935cd0f4f1af4b4138ce639e9f2bf82e07f1bb8"}$j$)
) v (j), lateral jsonb_populate_record(null::secrets, v.j::jsonb) r;
insert into accounts overriding system value select r.* from (values
  ($j${"id":"cd6bad18-91d4-4198-80fc-802ff3a1256d","name":"keeper","folded":"keeper","rights":"player","created":"2026-11-17T21:00:47.043569+00:00","password":"$argon2id$v=19$m=19456,t=2,p=1$gJIlMEhswkZTPMEGibaVFw$ZiIPpMp0WsmpsQeX0K4yIzQpVZ7Z+3BmC9AyknBUhV4"}$j$),
  ($j${"id":"cfc6a4ad-4611-4970-867a-181b261b2dd2","name":"村長","folded":"村長","rights":"player","created":"2026-11-17T21:00:47.439005+00:00","password":"$argon2id$v=19$m=19456,t=2,p=1$1upL8pnSFHUA8xOUhDFLBg$7nqjkGUwe+RPvUV4ALHH2Ngq86iD2SLUQDr4/1w/eI8"}$j$)
) v (j), lateral jsonb_populate_record(null::accounts, v.j::jsonb) r;
insert into sessions overriding system value select r.* from (values
  ($j${"id":"808842a9-0bb3-4095-8bc4-5052500904ea","account":"cd6bad18-91d4-4198-80fc-802ff3a1256d","created":"2026-11-17T21:00:47.046241+00:00"}$j$),
  ($j${"id":"78db8918-b7c3-497d-b660-4918f5fbb040","account":"cfc6a4ad-4611-4970-867a-181b261b2dd2","created":"2026-11-17T21:00:47.445246+00:00"}$j$)
) v (j), lateral jsonb_populate_record(null::sessions, v.j::jsonb) r;
insert into bot_tokens overriding system value select r.* from (values
  ($j${"id":"6emhzarb3m9x","name":"my bot","owner":"cd6bad18-91d4-4198-80fc-802ff3a1256d","scopes":["play","watch"],"created":"2026-11-17T21:00:47.842379+00:00","revoked":false,"per_minute":600,"fingerprint":"\\xdf9e12bae61aef9bd8a9fe7990584f049eeed2b6ef24eddb804d909b96d25b99"}$j$)
) v (j), lateral jsonb_populate_record(null::bot_tokens, v.j::jsonb) r;
insert into villages overriding system value select r.* from (values
  ($j${"id":"g5adhx1rq3vn","plan":{"cast":"mura","name":"終わった村","pace":0,"delay":0,"maker":"cd6bad18-91d4-4198-80fc-802ff3a1256d","names":"hidden","rules":{"end":{"test":"eachPart","lastDay":4,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":20,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":4},"vote":{"told":"nextMorning","style":"free","rounds":1,"missing":"none","selfVote":true,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":false,"bodyguards":"first"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":1,"targets":"anybody","selfVote":true,"undecided":"random","votesTold":"lastRound","choiceTold":false,"humansCountOnce":false,"whisperBeforeRevote":false},"divine":{"self":false,"seers":"first"},"medium":{"deaths":"executed"},"absence":{"gone":"fails","abortedBy":1,"answerLimit":null,"lateTalkCostsSkip":false},"grammar":"free","whisper":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":0,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":0},"firstDay":["morningWhisper","talk","dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"roleWishes":false,"revealOnDeath":false},"seats":[{"name":"keeper","type":"person","wish":null,"agreed":{"at":1794949248227,"consent":"02d1b77985a7114cbab02a6a3da4beec"},"person":"cd6bad18-91d4-4198-80fc-802ff3a1256d"},{"name":"ミナト","type":"person","wish":null,"agreed":{"at":1794949248362,"consent":"02d1b77985a7114cbab02a6a3da4beec"},"person":"74d080bd-b788-4c3a-924a-9e9d5e5f6db8"},{"bot":"honest","type":"bot"},{"bot":"honest","type":"bot"},{"bot":"honest","type":"bot"}],"watch":"everybody","filter":[],"manner":"ordinary","preset":"nlp-5","consent":{"text":"Your talk will be studied.","licence":"CC-BY-4.0","purpose":"research"},"language":"ja","assistance":"logic","programLimit":65000},"fence":1,"maker":"cd6bad18-91d4-4198-80fc-802ff3a1256d","owner":null,"setup":{"cast":[{"name":"千代","profile":"村でいちばん年上で、誰の生まれた日の天気も覚えている。"},{"name":"源太","profile":"大工の見習いで、釘を打つより橋の下で昼寝をするほうがうまい。"},{"name":"綾","profile":"機を織る娘で、織り目の乱れから人の心の乱れまで言い当てる。"},{"name":"栄作","profile":"村のまとめ役で、揉め事のたびに長い昔話から始める。"},{"name":"花","profile":"山の道を誰よりも知っている子で、大人の話を黙って聞いている。"}],"seed":"626a3d0b3e0f03dd0bae7aa2c1b8f371","rules":{"end":{"test":"eachPart","lastDay":4,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":20,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":4},"vote":{"told":"nextMorning","style":"free","rounds":1,"missing":"none","selfVote":true,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":false,"bodyguards":"first"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":1,"targets":"anybody","selfVote":true,"undecided":"random","votesTold":"lastRound","choiceTold":false,"humansCountOnce":false,"whisperBeforeRevote":false},"divine":{"self":false,"seers":"first"},"medium":{"deaths":"executed"},"absence":{"gone":"fails","abortedBy":1,"answerLimit":null,"lateTalkCostsSkip":false},"grammar":"free","whisper":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":0,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":0},"firstDay":["morningWhisper","talk","dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"assistance":"logic","roleWishes":false,"revealOnDeath":false},"preset":"custom","wishes":[null,null,null,null,null],"players":["keeper","ミナト","honest","honest","honest"],"language":"ja"},"state":"ended","header":"{\"mura\":1,\"minor\":0,\"village\":\"g5adhx1rq3vn\",\"preset\":\"custom\",\"rules\":{\"absence\":{\"abortedBy\":1,\"answerLimit\":null,\"gone\":\"fails\",\"lateTalkCostsSkip\":false},\"assistance\":\"logic\",\"attack\":{\"choiceTold\":false,\"humansCountOnce\":false,\"rounds\":1,\"selfVote\":true,\"targets\":\"anybody\",\"undecided\":\"random\",\"votesTold\":\"lastRound\",\"whisperBeforeRevote\":false},\"clock\":null,\"divine\":{\"seers\":\"first\",\"self\":false},\"end\":{\"lastDay\":4,\"opensChannels\":false,\"test\":\"eachPart\"},\"firstDay\":[\"morningWhisper\",\"talk\",\"dusk\",\"duskWhisper\",\"divine\"],\"grammar\":\"free\",\"guard\":{\"bodyguards\":\"first\",\"dead\":false},\"laterDays\":[\"talk\",\"dusk\",\"vote\",\"divine\",\"whisper\",\"guard\",\"attack\"],\"medium\":{\"deaths\":\"executed\"},\"revealOnDeath\":false,\"roleWishes\":false,\"roles\":{\"bodyguard\":0,\"fox\":0,\"freemason\":0,\"medium\":0,\"possessed\":1,\"seer\":1,\"villager\":2,\"werewolf\":1},\"talk\":{\"counts\":\"answer\",\"exhausted\":\"passedOver\",\"indexed\":\"day\",\"length\":{\"base\":50,\"countIn\":\"characters\",\"mention\":50,\"perPlayer\":null,\"perTalk\":null},\"mode\":\"turns\",\"order\":\"drawnOncePerPhase\",\"overLasts\":\"phase\",\"perPlayer\":4,\"silence\":\"Over\",\"skips\":0,\"turn\":\"open\",\"turns\":20},\"vote\":{\"executionTold\":\"atOnce\",\"missing\":\"none\",\"rounds\":1,\"selfVote\":true,\"style\":\"free\",\"told\":\"nextMorning\",\"undecided\":\"random\"},\"whisper\":{\"counts\":\"answer\",\"exhausted\":\"passedOver\",\"indexed\":\"day\",\"length\":{\"base\":50,\"countIn\":\"characters\",\"mention\":50,\"perPlayer\":null,\"perTalk\":null},\"mode\":\"turns\",\"order\":\"drawnOncePerPhase\",\"overLasts\":\"phase\",\"perPlayer\":0,\"silence\":\"Over\",\"skips\":0,\"turn\":\"open\",\"turns\":0}},\"rulesHash\":\"51e0bcce06180d9f\",\"cast\":[{\"name\":\"千代\",\"profile\":\"村でいちばん年上で、誰の生まれた日の天気も覚えている。\"},{\"name\":\"源太\",\"profile\":\"大工の見習いで、釘を打つより橋の下で昼寝をするほうがうまい。\"},{\"name\":\"綾\",\"profile\":\"機を織る娘で、織り目の乱れから人の心の乱れまで言い当てる。\"},{\"name\":\"栄作\",\"profile\":\"村のまとめ役で、揉め事のたびに長い昔話から始める。\"},{\"name\":\"花\",\"profile\":\"山の道を誰よりも知っている子で、大人の話を黙って聞いている。\"}],\"language\":\"ja\",\"consent\":\"research\",\"licence\":\"CC-BY-4.0\",\"software\":\"mura 0.1.0\",\"source\":null}\n","length":94,"created":1794949248129,"version":3}$j$),
  ($j${"id":"yj10a0nymknz","plan":{"cast":"mura","name":"続く村","pace":0,"delay":0,"maker":"cd6bad18-91d4-4198-80fc-802ff3a1256d","names":"hidden","rules":{"end":{"test":"eachPart","lastDay":4,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":20,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":4},"vote":{"told":"nextMorning","style":"free","rounds":1,"missing":"none","selfVote":true,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":false,"bodyguards":"first"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":1,"targets":"anybody","selfVote":true,"undecided":"random","votesTold":"lastRound","choiceTold":false,"humansCountOnce":false,"whisperBeforeRevote":false},"divine":{"self":false,"seers":"first"},"medium":{"deaths":"executed"},"absence":{"gone":"fails","abortedBy":1,"answerLimit":null,"lateTalkCostsSkip":false},"grammar":"free","whisper":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":0,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":0},"firstDay":["morningWhisper","talk","dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"roleWishes":false,"revealOnDeath":false},"seats":[{"name":"keeper","type":"person","wish":null,"person":"cd6bad18-91d4-4198-80fc-802ff3a1256d"},{"bot":"random","type":"bot"},{"bot":"random","type":"bot"},{"bot":"random","type":"bot"},{"bot":"random","type":"bot"}],"watch":"everybody","filter":[],"manner":"ordinary","preset":"nlp-5","language":"ja","assistance":"logic","programLimit":65000},"fence":1,"maker":"cd6bad18-91d4-4198-80fc-802ff3a1256d","owner":1,"setup":{"cast":[{"name":"千代","profile":"村でいちばん年上で、誰の生まれた日の天気も覚えている。"},{"name":"源太","profile":"大工の見習いで、釘を打つより橋の下で昼寝をするほうがうまい。"},{"name":"綾","profile":"機を織る娘で、織り目の乱れから人の心の乱れまで言い当てる。"},{"name":"栄作","profile":"村のまとめ役で、揉め事のたびに長い昔話から始める。"},{"name":"花","profile":"山の道を誰よりも知っている子で、大人の話を黙って聞いている。"}],"seed":"3170ab3784ebb8a212c129a051af5137","rules":{"end":{"test":"eachPart","lastDay":4,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":20,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":4},"vote":{"told":"nextMorning","style":"free","rounds":1,"missing":"none","selfVote":true,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":false,"bodyguards":"first"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":1,"targets":"anybody","selfVote":true,"undecided":"random","votesTold":"lastRound","choiceTold":false,"humansCountOnce":false,"whisperBeforeRevote":false},"divine":{"self":false,"seers":"first"},"medium":{"deaths":"executed"},"absence":{"gone":"fails","abortedBy":1,"answerLimit":null,"lateTalkCostsSkip":false},"grammar":"free","whisper":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":0,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":0},"firstDay":["morningWhisper","talk","dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"assistance":"logic","roleWishes":false,"revealOnDeath":false},"preset":"custom","wishes":[null,null,null,null,null],"players":["keeper","random","random","random","random"],"language":"ja"},"state":"open","header":"{\"mura\":1,\"minor\":0,\"village\":\"yj10a0nymknz\",\"preset\":\"custom\",\"rules\":{\"absence\":{\"abortedBy\":1,\"answerLimit\":null,\"gone\":\"fails\",\"lateTalkCostsSkip\":false},\"assistance\":\"logic\",\"attack\":{\"choiceTold\":false,\"humansCountOnce\":false,\"rounds\":1,\"selfVote\":true,\"targets\":\"anybody\",\"undecided\":\"random\",\"votesTold\":\"lastRound\",\"whisperBeforeRevote\":false},\"clock\":null,\"divine\":{\"seers\":\"first\",\"self\":false},\"end\":{\"lastDay\":4,\"opensChannels\":false,\"test\":\"eachPart\"},\"firstDay\":[\"morningWhisper\",\"talk\",\"dusk\",\"duskWhisper\",\"divine\"],\"grammar\":\"free\",\"guard\":{\"bodyguards\":\"first\",\"dead\":false},\"laterDays\":[\"talk\",\"dusk\",\"vote\",\"divine\",\"whisper\",\"guard\",\"attack\"],\"medium\":{\"deaths\":\"executed\"},\"revealOnDeath\":false,\"roleWishes\":false,\"roles\":{\"bodyguard\":0,\"fox\":0,\"freemason\":0,\"medium\":0,\"possessed\":1,\"seer\":1,\"villager\":2,\"werewolf\":1},\"talk\":{\"counts\":\"answer\",\"exhausted\":\"passedOver\",\"indexed\":\"day\",\"length\":{\"base\":50,\"countIn\":\"characters\",\"mention\":50,\"perPlayer\":null,\"perTalk\":null},\"mode\":\"turns\",\"order\":\"drawnOncePerPhase\",\"overLasts\":\"phase\",\"perPlayer\":4,\"silence\":\"Over\",\"skips\":0,\"turn\":\"open\",\"turns\":20},\"vote\":{\"executionTold\":\"atOnce\",\"missing\":\"none\",\"rounds\":1,\"selfVote\":true,\"style\":\"free\",\"told\":\"nextMorning\",\"undecided\":\"random\"},\"whisper\":{\"counts\":\"answer\",\"exhausted\":\"passedOver\",\"indexed\":\"day\",\"length\":{\"base\":50,\"countIn\":\"characters\",\"mention\":50,\"perPlayer\":null,\"perTalk\":null},\"mode\":\"turns\",\"order\":\"drawnOncePerPhase\",\"overLasts\":\"phase\",\"perPlayer\":0,\"silence\":\"Over\",\"skips\":0,\"turn\":\"open\",\"turns\":0}},\"rulesHash\":\"51e0bcce06180d9f\",\"cast\":[{\"name\":\"千代\",\"profile\":\"村でいちばん年上で、誰の生まれた日の天気も覚えている。\"},{\"name\":\"源太\",\"profile\":\"大工の見習いで、釘を打つより橋の下で昼寝をするほうがうまい。\"},{\"name\":\"綾\",\"profile\":\"機を織る娘で、織り目の乱れから人の心の乱れまで言い当てる。\"},{\"name\":\"栄作\",\"profile\":\"村のまとめ役で、揉め事のたびに長い昔話から始める。\"},{\"name\":\"花\",\"profile\":\"山の道を誰よりも知っている子で、大人の話を黙って聞いている。\"}],\"language\":\"ja\",\"consent\":null,\"licence\":null,\"software\":\"mura 0.1.0\",\"source\":null}\n","length":20,"created":1794949249716,"version":2}$j$),
  ($j${"id":"4995ydt9a58p","plan":{"cast":"agents","name":"waiting","pace":0,"delay":0,"maker":"cfc6a4ad-4611-4970-867a-181b261b2dd2","names":"hidden","rules":{"end":{"test":"dawn","lastDay":100,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnEachTurn","skips":2,"turns":20,"counts":"talk","length":{"base":null,"countIn":"characters","mention":null,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Skip","exhausted":"saysOver","overLasts":"turn","perPlayer":10},"vote":{"told":"eachRound","style":"free","rounds":2,"missing":"random","selfVote":false,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":true,"bodyguards":"all"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":2,"targets":"humans","selfVote":false,"undecided":"random","votesTold":"eachRound","choiceTold":true,"humansCountOnce":true,"whisperBeforeRevote":false},"divine":{"self":true,"seers":"all"},"medium":{"deaths":"executed"},"absence":{"gone":"standIn","abortedBy":null,"answerLimit":120000,"lateTalkCostsSkip":true},"grammar":"aiwolf","whisper":{"mode":"turns","turn":"open","order":"drawnEachTurn","skips":2,"turns":20,"counts":"talk","length":{"base":null,"countIn":"characters","mention":null,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Skip","exhausted":"saysOver","overLasts":"turn","perPlayer":10},"firstDay":["dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"roleWishes":true,"revealOnDeath":false},"seats":[{"name":"村長","type":"person","wish":null,"person":"cfc6a4ad-4611-4970-867a-181b261b2dd2"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"watch":"everybody","filter":[],"manner":"ordinary","preset":"aiwolf-5","language":"en","assistance":"logic","programLimit":1000},"fence":0,"maker":"cfc6a4ad-4611-4970-867a-181b261b2dd2","owner":null,"setup":null,"state":"waiting","header":null,"length":0,"created":1794949250117,"version":1}$j$),
  ($j${"id":"wqsw9x7fv6gf","plan":{"cast":"mura","name":"taken back","pace":0,"delay":0,"maker":"cfc6a4ad-4611-4970-867a-181b261b2dd2","names":"hidden","rules":{"end":{"test":"eachPart","lastDay":4,"opensChannels":false},"talk":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":20,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":4},"vote":{"told":"nextMorning","style":"free","rounds":1,"missing":"none","selfVote":true,"undecided":"random","executionTold":"atOnce"},"clock":null,"guard":{"dead":false,"bodyguards":"first"},"roles":{"fox":0,"seer":1,"medium":0,"villager":2,"werewolf":1,"bodyguard":0,"freemason":0,"possessed":1},"attack":{"rounds":1,"targets":"anybody","selfVote":true,"undecided":"random","votesTold":"lastRound","choiceTold":false,"humansCountOnce":false,"whisperBeforeRevote":false},"divine":{"self":false,"seers":"first"},"medium":{"deaths":"executed"},"absence":{"gone":"fails","abortedBy":1,"answerLimit":null,"lateTalkCostsSkip":false},"grammar":"free","whisper":{"mode":"turns","turn":"open","order":"drawnOncePerPhase","skips":0,"turns":0,"counts":"answer","length":{"base":50,"countIn":"characters","mention":50,"perTalk":null,"perPlayer":null},"indexed":"day","silence":"Over","exhausted":"passedOver","overLasts":"phase","perPlayer":0},"firstDay":["morningWhisper","talk","dusk","duskWhisper","divine"],"laterDays":["talk","dusk","vote","divine","whisper","guard","attack"],"roleWishes":false,"revealOnDeath":false},"seats":[{"name":"村長","type":"person","wish":null,"person":"cfc6a4ad-4611-4970-867a-181b261b2dd2"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"watch":"everybody","filter":[],"manner":"ordinary","preset":"nlp-5","language":"en","assistance":"logic","programLimit":65000},"fence":0,"maker":"cfc6a4ad-4611-4970-867a-181b261b2dd2","owner":null,"setup":null,"state":"waiting","header":null,"length":0,"created":1794949250287,"version":1}$j$)
) v (j), lateral jsonb_populate_record(null::villages, v.j::jsonb) r;
insert into events overriding system value select r.* from (values
  ($j${"act":null,"seq":0,"line":"{\"seq\":0,\"at\":1794949248585,\"type\":\"opened\",\"audience\":\"public\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":1,"line":"{\"seq\":1,\"at\":1794949248585,\"type\":\"sealed\",\"audience\":\"master\",\"seed\":\"626a3d0b3e0f03dd0bae7aa2c1b8f371\",\"players\":[\"keeper\",\"ミナト\",\"honest\",\"honest\",\"honest\"],\"deal\":[\"villager\",\"possessed\",\"seer\",\"werewolf\",\"villager\"]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":2,"line":"{\"seq\":2,\"at\":1794949248585,\"type\":\"roleTold\",\"audience\":[1],\"player\":1,\"role\":\"villager\",\"fellows\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":3,"line":"{\"seq\":3,\"at\":1794949248585,\"type\":\"roleTold\",\"audience\":[2],\"player\":2,\"role\":\"possessed\",\"fellows\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":4,"line":"{\"seq\":4,\"at\":1794949248585,\"type\":\"roleTold\",\"audience\":[3],\"player\":3,\"role\":\"seer\",\"fellows\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":5,"line":"{\"seq\":5,\"at\":1794949248585,\"type\":\"roleTold\",\"audience\":[4],\"player\":4,\"role\":\"werewolf\",\"fellows\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":6,"line":"{\"seq\":6,\"at\":1794949248585,\"type\":\"roleTold\",\"audience\":[5],\"player\":5,\"role\":\"villager\",\"fellows\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":7,"line":"{\"seq\":7,\"at\":1794949248585,\"type\":\"dayBegan\",\"audience\":\"public\",\"day\":0}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":8,"line":"{\"seq\":8,\"at\":1794949248585,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":0,\"phase\":\"talk\",\"round\":0,\"asked\":[1,2,3,4,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":9,"line":"{\"seq\":9,\"at\":1794949248585,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":0,\"order\":[3,1,2,5,4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":10,"line":"{\"seq\":10,\"at\":1794949248639,\"askedAt\":1794949248629,\"type\":\"talked\",\"audience\":\"public\",\"number\":0,\"idx\":0,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":3,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a0","seq":11,"line":"{\"seq\":11,\"at\":1794949248857,\"askedAt\":1794949248646,\"type\":\"talked\",\"audience\":\"public\",\"number\":1,\"idx\":1,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 0 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a0","seq":12,"line":"{\"seq\":12,\"at\":1794949248918,\"askedAt\":1794949248902,\"type\":\"talked\",\"audience\":\"public\",\"number\":2,\"idx\":2,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 0 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":13,"line":"{\"seq\":13,\"at\":1794949248939,\"askedAt\":1794949248930,\"type\":\"talked\",\"audience\":\"public\",\"number\":3,\"idx\":3,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":5,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":14,"line":"{\"seq\":14,\"at\":1794949248948,\"askedAt\":1794949248946,\"type\":\"talked\",\"audience\":\"public\",\"number\":4,\"idx\":4,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":4,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":15,"line":"{\"seq\":15,\"at\":1794949248948,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":1,\"order\":[1,2]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a1","seq":16,"line":"{\"seq\":16,\"at\":1794949248971,\"askedAt\":1794949248964,\"type\":\"talked\",\"audience\":\"public\",\"number\":5,\"idx\":5,\"day\":0,\"turn\":1,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 1 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a1","seq":17,"line":"{\"seq\":17,\"at\":1794949248991,\"askedAt\":1794949248980,\"type\":\"talked\",\"audience\":\"public\",\"number\":6,\"idx\":6,\"day\":0,\"turn\":1,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 1 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":18,"line":"{\"seq\":18,\"at\":1794949248991,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":2,\"order\":[1,2]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a2","seq":19,"line":"{\"seq\":19,\"at\":1794949249006,\"askedAt\":1794949249001,\"type\":\"talked\",\"audience\":\"public\",\"number\":7,\"idx\":7,\"day\":0,\"turn\":2,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 2 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a2","seq":20,"line":"{\"seq\":20,\"at\":1794949249025,\"askedAt\":1794949249020,\"type\":\"talked\",\"audience\":\"public\",\"number\":8,\"idx\":8,\"day\":0,\"turn\":2,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 2 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":21,"line":"{\"seq\":21,\"at\":1794949249025,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":3,\"order\":[1,2]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a3","seq":22,"line":"{\"seq\":22,\"at\":1794949249044,\"askedAt\":1794949249031,\"type\":\"talked\",\"audience\":\"public\",\"number\":9,\"idx\":9,\"day\":0,\"turn\":3,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 3 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a3","seq":23,"line":"{\"seq\":23,\"at\":1794949249049,\"askedAt\":1794949249048,\"type\":\"talked\",\"audience\":\"public\",\"number\":10,\"idx\":10,\"day\":0,\"turn\":3,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 3 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":24,"line":"{\"seq\":24,\"at\":1794949249049,\"type\":\"duskFell\",\"audience\":\"public\",\"day\":0}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":25,"line":"{\"seq\":25,\"at\":1794949249049,\"type\":\"phaseBegan\",\"audience\":\"master\",\"day\":0,\"phase\":\"divine\",\"round\":0,\"asked\":[3]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":26,"line":"{\"seq\":26,\"at\":1794949249076,\"askedAt\":1794949249066,\"type\":\"divined\",\"audience\":[3],\"day\":0,\"player\":3,\"target\":5,\"result\":\"human\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":27,"line":"{\"seq\":27,\"at\":1794949249076,\"type\":\"dawnBroke\",\"audience\":\"public\",\"day\":1,\"dead\":[],\"votes\":[]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":28,"line":"{\"seq\":28,\"at\":1794949249076,\"type\":\"dayBegan\",\"audience\":\"public\",\"day\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":29,"line":"{\"seq\":29,\"at\":1794949249076,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":1,\"phase\":\"talk\",\"round\":0,\"asked\":[1,2,3,4,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":30,"line":"{\"seq\":30,\"at\":1794949249076,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":1,\"turn\":0,\"order\":[4,2,3,1,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":31,"line":"{\"seq\":31,\"at\":1794949249088,\"askedAt\":1794949249084,\"type\":\"talked\",\"audience\":\"public\",\"number\":11,\"idx\":0,\"day\":1,\"turn\":0,\"channel\":\"talk\",\"player\":4,\"text\":\"COMINGOUT Agent[04] SEER\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a4","seq":32,"line":"{\"seq\":32,\"at\":1794949249104,\"askedAt\":1794949249104,\"type\":\"talked\",\"audience\":\"public\",\"number\":12,\"idx\":1,\"day\":1,\"turn\":0,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 4 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":33,"line":"{\"seq\":33,\"at\":1794949249118,\"askedAt\":1794949249111,\"type\":\"talked\",\"audience\":\"public\",\"number\":13,\"idx\":2,\"day\":1,\"turn\":0,\"channel\":\"talk\",\"player\":3,\"text\":\"COMINGOUT Agent[03] SEER\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a4","seq":34,"line":"{\"seq\":34,\"at\":1794949249133,\"askedAt\":1794949249124,\"type\":\"talked\",\"audience\":\"public\",\"number\":14,\"idx\":3,\"day\":1,\"turn\":0,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 4 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":35,"line":"{\"seq\":35,\"at\":1794949249143,\"askedAt\":1794949249136,\"type\":\"talked\",\"audience\":\"public\",\"number\":15,\"idx\":4,\"day\":1,\"turn\":0,\"channel\":\"talk\",\"player\":5,\"text\":\"ESTIMATE Agent[01] WEREWOLF\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":36,"line":"{\"seq\":36,\"at\":1794949249143,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":1,\"turn\":1,\"order\":[4,2,3,1,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":37,"line":"{\"seq\":37,\"at\":1794949249154,\"askedAt\":1794949249148,\"type\":\"talked\",\"audience\":\"public\",\"number\":16,\"idx\":5,\"day\":1,\"turn\":1,\"channel\":\"talk\",\"player\":4,\"text\":\"DIVINED Agent[05] HUMAN\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a5","seq":38,"line":"{\"seq\":38,\"at\":1794949249161,\"askedAt\":1794949249160,\"type\":\"talked\",\"audience\":\"public\",\"number\":17,\"idx\":6,\"day\":1,\"turn\":1,\"channel\":\"talk\",\"player\":2,\"text\":\"これは 5 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":39,"line":"{\"seq\":39,\"at\":1794949249173,\"askedAt\":1794949249171,\"type\":\"talked\",\"audience\":\"public\",\"number\":18,\"idx\":7,\"day\":1,\"turn\":1,\"channel\":\"talk\",\"player\":3,\"text\":\"DIVINED Agent[05] HUMAN\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a5","seq":40,"line":"{\"seq\":40,\"at\":1794949249192,\"askedAt\":1794949249191,\"type\":\"talked\",\"audience\":\"public\",\"number\":19,\"idx\":8,\"day\":1,\"turn\":1,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 5 番目の発言です\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":41,"line":"{\"seq\":41,\"at\":1794949249201,\"askedAt\":1794949249199,\"type\":\"talked\",\"audience\":\"public\",\"number\":20,\"idx\":9,\"day\":1,\"turn\":1,\"channel\":\"talk\",\"player\":5,\"text\":\"VOTE Agent[01]\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":42,"line":"{\"seq\":42,\"at\":1794949249201,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":1,\"turn\":2,\"order\":[4,2,3,1,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":43,"line":"{\"seq\":43,\"at\":1794949249213,\"askedAt\":1794949249210,\"type\":\"talked\",\"audience\":\"public\",\"number\":21,\"idx\":10,\"day\":1,\"turn\":2,\"channel\":\"talk\",\"player\":4,\"text\":\"ESTIMATE Agent[03] WEREWOLF\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a6","seq":44,"line":"{\"seq\":44,\"at\":1794949249224,\"askedAt\":1794949249219,\"type\":\"talked\",\"audience\":\"public\",\"number\":22,\"idx\":11,\"day\":1,\"turn\":2,\"channel\":\"talk\",\"player\":2,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":45,"line":"{\"seq\":45,\"at\":1794949249238,\"askedAt\":1794949249236,\"type\":\"talked\",\"audience\":\"public\",\"number\":23,\"idx\":12,\"day\":1,\"turn\":2,\"channel\":\"talk\",\"player\":3,\"text\":\"ESTIMATE Agent[04] WEREWOLF\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a6","seq":46,"line":"{\"seq\":46,\"at\":1794949249253,\"askedAt\":1794949249247,\"type\":\"talked\",\"audience\":\"public\",\"number\":24,\"idx\":13,\"day\":1,\"turn\":2,\"channel\":\"talk\",\"player\":1,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":47,"line":"{\"seq\":47,\"at\":1794949249266,\"askedAt\":1794949249263,\"type\":\"talked\",\"audience\":\"public\",\"number\":25,\"idx\":14,\"day\":1,\"turn\":2,\"channel\":\"talk\",\"player\":5,\"text\":\"REQUEST ANY (VOTE Agent[01])\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":48,"line":"{\"seq\":48,\"at\":1794949249266,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":1,\"turn\":3,\"order\":[4,3,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":49,"line":"{\"seq\":49,\"at\":1794949249276,\"askedAt\":1794949249272,\"type\":\"talked\",\"audience\":\"public\",\"number\":26,\"idx\":15,\"day\":1,\"turn\":3,\"channel\":\"talk\",\"player\":4,\"text\":\"VOTE Agent[01]\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":50,"line":"{\"seq\":50,\"at\":1794949249286,\"askedAt\":1794949249283,\"type\":\"talked\",\"audience\":\"public\",\"number\":27,\"idx\":16,\"day\":1,\"turn\":3,\"channel\":\"talk\",\"player\":3,\"text\":\"VOTE Agent[01]\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":51,"line":"{\"seq\":51,\"at\":1794949249298,\"askedAt\":1794949249294,\"type\":\"talked\",\"audience\":\"public\",\"number\":28,\"idx\":17,\"day\":1,\"turn\":3,\"channel\":\"talk\",\"player\":5,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":52,"line":"{\"seq\":52,\"at\":1794949249298,\"type\":\"duskFell\",\"audience\":\"public\",\"day\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":53,"line":"{\"seq\":53,\"at\":1794949249298,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":1,\"phase\":\"vote\",\"round\":0,\"asked\":[1,2,3,4,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"1/a7","seq":54,"line":"{\"seq\":54,\"at\":1794949249309,\"askedAt\":1794949249307,\"type\":\"voted\",\"audience\":[1],\"day\":1,\"round\":0,\"player\":1,\"target\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":55,"line":"{\"seq\":55,\"at\":1794949249317,\"askedAt\":1794949249307,\"type\":\"voted\",\"audience\":[3],\"day\":1,\"round\":0,\"player\":3,\"target\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":56,"line":"{\"seq\":56,\"at\":1794949249326,\"askedAt\":1794949249307,\"type\":\"voted\",\"audience\":[4],\"day\":1,\"round\":0,\"player\":4,\"target\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":57,"line":"{\"seq\":57,\"at\":1794949249337,\"askedAt\":1794949249307,\"type\":\"voted\",\"audience\":[5],\"day\":1,\"round\":0,\"player\":5,\"target\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a7","seq":58,"line":"{\"seq\":58,\"at\":1794949249348,\"askedAt\":1794949249307,\"type\":\"voted\",\"audience\":[2],\"day\":1,\"round\":0,\"player\":2,\"target\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":59,"line":"{\"seq\":59,\"at\":1794949249348,\"type\":\"votesCounted\",\"audience\":\"master\",\"day\":1,\"round\":0,\"votes\":[{\"player\":1,\"target\":1},{\"player\":2,\"target\":1},{\"player\":3,\"target\":1},{\"player\":4,\"target\":1},{\"player\":5,\"target\":1}]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":60,"line":"{\"seq\":60,\"at\":1794949249348,\"type\":\"executed\",\"audience\":\"public\",\"day\":1,\"player\":1}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":61,"line":"{\"seq\":61,\"at\":1794949249348,\"type\":\"phaseBegan\",\"audience\":\"master\",\"day\":1,\"phase\":\"divine\",\"round\":0,\"asked\":[3]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":62,"line":"{\"seq\":62,\"at\":1794949249366,\"askedAt\":1794949249361,\"type\":\"divined\",\"audience\":[3],\"day\":1,\"player\":3,\"target\":2,\"result\":\"human\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":63,"line":"{\"seq\":63,\"at\":1794949249366,\"type\":\"phaseBegan\",\"audience\":[4],\"day\":1,\"phase\":\"attack\",\"round\":0,\"asked\":[4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":64,"line":"{\"seq\":64,\"at\":1794949249382,\"askedAt\":1794949249375,\"type\":\"attackVoted\",\"audience\":[4],\"day\":1,\"round\":0,\"player\":4,\"target\":3}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":65,"line":"{\"seq\":65,\"at\":1794949249382,\"type\":\"attackVotesCounted\",\"audience\":[4],\"day\":1,\"round\":0,\"votes\":[{\"player\":4,\"target\":3}]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":66,"line":"{\"seq\":66,\"at\":1794949249382,\"type\":\"attackChosen\",\"audience\":\"master\",\"day\":1,\"target\":3}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":67,"line":"{\"seq\":67,\"at\":1794949249382,\"type\":\"attacked\",\"audience\":\"master\",\"day\":1,\"target\":3,\"died\":true,\"savedBy\":null}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":68,"line":"{\"seq\":68,\"at\":1794949249382,\"type\":\"dawnBroke\",\"audience\":\"public\",\"day\":2,\"dead\":[3],\"votes\":[{\"player\":1,\"target\":1},{\"player\":2,\"target\":1},{\"player\":3,\"target\":1},{\"player\":4,\"target\":1},{\"player\":5,\"target\":1}]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":69,"line":"{\"seq\":69,\"at\":1794949249382,\"type\":\"dayBegan\",\"audience\":\"public\",\"day\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":70,"line":"{\"seq\":70,\"at\":1794949249382,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":2,\"phase\":\"talk\",\"round\":0,\"asked\":[2,4,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":71,"line":"{\"seq\":71,\"at\":1794949249382,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":2,\"turn\":0,\"order\":[5,2,4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":72,"line":"{\"seq\":72,\"at\":1794949249392,\"askedAt\":1794949249392,\"type\":\"talked\",\"audience\":\"public\",\"number\":29,\"idx\":0,\"day\":2,\"turn\":0,\"channel\":\"talk\",\"player\":5,\"text\":\"ESTIMATE Agent[02] WEREWOLF\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a8","seq":73,"line":"{\"seq\":73,\"at\":1794949249415,\"askedAt\":1794949249404,\"type\":\"talked\",\"audience\":\"public\",\"number\":30,\"idx\":1,\"day\":2,\"turn\":0,\"channel\":\"talk\",\"player\":2,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":74,"line":"{\"seq\":74,\"at\":1794949249437,\"askedAt\":1794949249427,\"type\":\"talked\",\"audience\":\"public\",\"number\":31,\"idx\":2,\"day\":2,\"turn\":0,\"channel\":\"talk\",\"player\":4,\"text\":\"DIVINED Agent[02] HUMAN\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":75,"line":"{\"seq\":75,\"at\":1794949249437,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":2,\"turn\":1,\"order\":[5,4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":76,"line":"{\"seq\":76,\"at\":1794949249455,\"askedAt\":1794949249447,\"type\":\"talked\",\"audience\":\"public\",\"number\":32,\"idx\":3,\"day\":2,\"turn\":1,\"channel\":\"talk\",\"player\":5,\"text\":\"VOTE Agent[02]\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":77,"line":"{\"seq\":77,\"at\":1794949249475,\"askedAt\":1794949249471,\"type\":\"talked\",\"audience\":\"public\",\"number\":33,\"idx\":4,\"day\":2,\"turn\":1,\"channel\":\"talk\",\"player\":4,\"text\":\"ESTIMATE Agent[05] WEREWOLF\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":78,"line":"{\"seq\":78,\"at\":1794949249475,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":2,\"turn\":2,\"order\":[5,4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":79,"line":"{\"seq\":79,\"at\":1794949249494,\"askedAt\":1794949249489,\"type\":\"talked\",\"audience\":\"public\",\"number\":34,\"idx\":5,\"day\":2,\"turn\":2,\"channel\":\"talk\",\"player\":5,\"text\":\"REQUEST ANY (VOTE Agent[02])\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":80,"line":"{\"seq\":80,\"at\":1794949249510,\"askedAt\":1794949249507,\"type\":\"talked\",\"audience\":\"public\",\"number\":35,\"idx\":6,\"day\":2,\"turn\":2,\"channel\":\"talk\",\"player\":4,\"text\":\"VOTE Agent[02]\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":81,"line":"{\"seq\":81,\"at\":1794949249510,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":2,\"turn\":3,\"order\":[5,4]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":82,"line":"{\"seq\":82,\"at\":1794949249526,\"askedAt\":1794949249523,\"type\":\"talked\",\"audience\":\"public\",\"number\":36,\"idx\":7,\"day\":2,\"turn\":3,\"channel\":\"talk\",\"player\":5,\"text\":\"Over\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":83,"line":"{\"seq\":83,\"at\":1794949249542,\"askedAt\":1794949249539,\"type\":\"talked\",\"audience\":\"public\",\"number\":37,\"idx\":8,\"day\":2,\"turn\":3,\"channel\":\"talk\",\"player\":4,\"text\":\"REQUEST ANY (VOTE Agent[02])\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":84,"line":"{\"seq\":84,\"at\":1794949249542,\"type\":\"duskFell\",\"audience\":\"public\",\"day\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":85,"line":"{\"seq\":85,\"at\":1794949249542,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":2,\"phase\":\"vote\",\"round\":0,\"asked\":[2,4,5]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":86,"line":"{\"seq\":86,\"at\":1794949249555,\"askedAt\":1794949249555,\"type\":\"voted\",\"audience\":[4],\"day\":2,\"round\":0,\"player\":4,\"target\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":87,"line":"{\"seq\":87,\"at\":1794949249569,\"askedAt\":1794949249555,\"type\":\"voted\",\"audience\":[5],\"day\":2,\"round\":0,\"player\":5,\"target\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":"2/a9","seq":88,"line":"{\"seq\":88,\"at\":1794949249581,\"askedAt\":1794949249555,\"type\":\"voted\",\"audience\":[2],\"day\":2,\"round\":0,\"player\":2,\"target\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":89,"line":"{\"seq\":89,\"at\":1794949249581,\"type\":\"votesCounted\",\"audience\":\"master\",\"day\":2,\"round\":0,\"votes\":[{\"player\":2,\"target\":2},{\"player\":4,\"target\":2},{\"player\":5,\"target\":2}]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":90,"line":"{\"seq\":90,\"at\":1794949249581,\"type\":\"executed\",\"audience\":\"public\",\"day\":2,\"player\":2}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":91,"line":"{\"seq\":91,\"at\":1794949249581,\"type\":\"dawnBroke\",\"audience\":\"public\",\"day\":3,\"dead\":[],\"votes\":[{\"player\":2,\"target\":2},{\"player\":4,\"target\":2},{\"player\":5,\"target\":2}]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":92,"line":"{\"seq\":92,\"at\":1794949249581,\"type\":\"ended\",\"audience\":\"public\",\"day\":3,\"winner\":\"werewolf\",\"why\":\"parity\"}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":93,"line":"{\"seq\":93,\"at\":1794949249581,\"type\":\"rolesRevealed\",\"audience\":\"public\",\"roles\":[\"villager\",\"possessed\",\"seer\",\"werewolf\",\"villager\"],\"players\":[\"keeper\",\"ミナト\",\"honest\",\"honest\",\"honest\"]}\n","village":"g5adhx1rq3vn"}$j$),
  ($j${"act":null,"seq":0,"line":"{\"seq\":0,\"at\":1794949249923,\"type\":\"opened\",\"audience\":\"public\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":1,"line":"{\"seq\":1,\"at\":1794949249923,\"type\":\"sealed\",\"audience\":\"master\",\"seed\":\"3170ab3784ebb8a212c129a051af5137\",\"players\":[\"keeper\",\"random\",\"random\",\"random\",\"random\"],\"deal\":[\"possessed\",\"villager\",\"werewolf\",\"seer\",\"villager\"]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":2,"line":"{\"seq\":2,\"at\":1794949249923,\"type\":\"roleTold\",\"audience\":[1],\"player\":1,\"role\":\"possessed\",\"fellows\":[]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":3,"line":"{\"seq\":3,\"at\":1794949249923,\"type\":\"roleTold\",\"audience\":[2],\"player\":2,\"role\":\"villager\",\"fellows\":[]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":4,"line":"{\"seq\":4,\"at\":1794949249923,\"type\":\"roleTold\",\"audience\":[3],\"player\":3,\"role\":\"werewolf\",\"fellows\":[]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":5,"line":"{\"seq\":5,\"at\":1794949249923,\"type\":\"roleTold\",\"audience\":[4],\"player\":4,\"role\":\"seer\",\"fellows\":[]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":6,"line":"{\"seq\":6,\"at\":1794949249923,\"type\":\"roleTold\",\"audience\":[5],\"player\":5,\"role\":\"villager\",\"fellows\":[]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":7,"line":"{\"seq\":7,\"at\":1794949249923,\"type\":\"dayBegan\",\"audience\":\"public\",\"day\":0}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":8,"line":"{\"seq\":8,\"at\":1794949249923,\"type\":\"phaseBegan\",\"audience\":\"public\",\"day\":0,\"phase\":\"talk\",\"round\":0,\"asked\":[1,2,3,4,5]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":9,"line":"{\"seq\":9,\"at\":1794949249923,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":0,\"order\":[1,5,2,4,3]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":"1/a0","seq":10,"line":"{\"seq\":10,\"at\":1794949249978,\"askedAt\":1794949249941,\"type\":\"talked\",\"audience\":\"public\",\"number\":0,\"idx\":0,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 0 番目の発言です\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":11,"line":"{\"seq\":11,\"at\":1794949249987,\"askedAt\":1794949249987,\"type\":\"talked\",\"audience\":\"public\",\"number\":1,\"idx\":1,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":5,\"text\":\"Over\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":12,"line":"{\"seq\":12,\"at\":1794949250007,\"askedAt\":1794949249999,\"type\":\"talked\",\"audience\":\"public\",\"number\":2,\"idx\":2,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":2,\"text\":\"COMINGOUT Agent[03] SEER\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":13,"line":"{\"seq\":13,\"at\":1794949250018,\"askedAt\":1794949250015,\"type\":\"talked\",\"audience\":\"public\",\"number\":3,\"idx\":3,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":4,\"text\":\"Over\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":14,"line":"{\"seq\":14,\"at\":1794949250030,\"askedAt\":1794949250026,\"type\":\"talked\",\"audience\":\"public\",\"number\":4,\"idx\":4,\"day\":0,\"turn\":0,\"channel\":\"talk\",\"player\":3,\"text\":\"ESTIMATE Agent[02] WEREWOLF\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":15,"line":"{\"seq\":15,\"at\":1794949250030,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":1,\"order\":[1,2,3]}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":"1/a1","seq":16,"line":"{\"seq\":16,\"at\":1794949250048,\"askedAt\":1794949250038,\"type\":\"talked\",\"audience\":\"public\",\"number\":5,\"idx\":5,\"day\":0,\"turn\":1,\"channel\":\"talk\",\"player\":1,\"text\":\"これは 1 番目の発言です\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":17,"line":"{\"seq\":17,\"at\":1794949250074,\"askedAt\":1794949250071,\"type\":\"talked\",\"audience\":\"public\",\"number\":6,\"idx\":6,\"day\":0,\"turn\":1,\"channel\":\"talk\",\"player\":2,\"text\":\"Over\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":18,"line":"{\"seq\":18,\"at\":1794949250085,\"askedAt\":1794949250083,\"type\":\"talked\",\"audience\":\"public\",\"number\":7,\"idx\":7,\"day\":0,\"turn\":1,\"channel\":\"talk\",\"player\":3,\"text\":\"ESTIMATE Agent[02] WEREWOLF\"}\n","village":"yj10a0nymknz"}$j$),
  ($j${"act":null,"seq":19,"line":"{\"seq\":19,\"at\":1794949250085,\"type\":\"turnBegan\",\"audience\":\"master\",\"day\":0,\"turn\":2,\"order\":[1,3]}\n","village":"yj10a0nymknz"}$j$)
) v (j), lateral jsonb_populate_record(null::events, v.j::jsonb) r;
insert into reports overriding system value select r.* from (values
  ($j${"at":"2026-11-17T21:00:50.259509+00:00","id":1,"seq":17,"state":"open","person":"74d080bd-b788-4c3a-924a-9e9d5e5f6db8","player":2,"reason":"rude","village":"g5adhx1rq3vn","reporter":"cfc6a4ad-4611-4970-867a-181b261b2dd2"}$j$)
) v (j), lateral jsonb_populate_record(null::reports, v.j::jsonb) r;
select setval(pg_get_serial_sequence(t, 'id'), 1000) from unnest(array['processes', 'reports', 'relayed']) as t;
