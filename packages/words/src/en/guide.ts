import type { GuideWords } from '../ja/guide.ts';

export const en: GuideWords = {
  'guide.label': 'Note {number} of {all}',
  'guide.moons': '{number} of {all}',
  'guide.key': 'G goes to the note.',
  'guide.leave': 'Put the notes away',
  'guide.why': 'Why',
  'guide.do.choose': 'Choose',
  'guide.do.role': 'See my role',
  'guide.later': 'Later',
  'guide.listen': 'Listen first',
  'guide.rules': 'See the rules',
  'guide.understood': 'Go on',
  'role.title': 'You are: {role}',
  'role.what': 'The card at the top right is your role. Nobody else sees it. Press it to see what it can do.',
  'role.why': 'Who is what stays hidden until the end. You know only about yourself.',
  'night.divine.title': 'Choose somebody to divine',
  'night.divine.what':
    'Choose one of the lit faces and press “{decide}”. Whether they are human or a werewolf is told to you alone.',
  'night.divine.why': 'On the first night there is nothing to go by: anybody will do.',
  'night.guard.title': 'Choose somebody to guard',
  'night.guard.what':
    'Choose one of the lit faces and press “{decide}”. They will survive an attack tonight.',
  'night.guard.why': 'Werewolves go for people who help the village, such as whoever claims to be the seer.',
  'night.attackVote.title': 'Choose somebody to attack',
  'night.attackVote.what':
    'Choose one of the lit faces and press “{decide}”. In the morning they are gone from the village.',
  'night.attackVote.why':
    'Werewolves win when they are as many as the humans. Where there is a bodyguard, an attack may fail.',
  'talk.found.title': 'Tell it, or not yet',
  'talk.found.what':
    'Only you know that {name} is a werewolf. “{build}” says your role and your result; your own words do as well.',
  'talk.found.why': 'Telling it brings votes, and makes you a target at night. Both are good play.',
  'talk.rival.title': 'Tell it, or not yet',
  'talk.rival.what':
    'This village has one role of this kind ({role}), and it is yours. So {name} is lying. “{build}” lets you claim it too; your own words do as well.',
  'talk.rival.why': 'Some will believe you, and you become a target at night. Both are good play.',
  'talk.news.title': 'Tell it, or not yet',
  'talk.news.what':
    'Your role and your result are known to you alone. “{build}” lets you claim; your own words do as well.',
  'talk.news.why': 'Some will believe you, and you become a target at night. Both are good play.',
  'talk.clash.title': 'Talk',
  'talk.clash.what':
    'There is one {role}, and both {name} and {other} claim to be it. Write below whom you doubt, or use “{build}”.',
  'talk.clash.why': 'At least one of them is lying. The panel “{claims}” lists who said what.',
  'talk.werewolf.title': 'Talk',
  'talk.werewolf.what':
    'Write below, or use “{build}”. You may talk as a human would, or claim to be the seer.',
  'talk.werewolf.why': 'Lies are part of this game. They are how the side of the werewolves wins.',
  'talk.fox.title': 'Talk',
  'talk.fox.what': 'Write below, or use “{build}”. Do not draw the eye of the seer.',
  'talk.fox.why': 'Being divined kills you. Alive at the end, you win alone.',
  'talk.plain.title': 'Talk',
  'talk.plain.what':
    'Write below whom you suspect. “{build}” needs no typing. When you have nothing more to say: “{done}”.',
  'talk.plain.why': 'Werewolves say that they are human. Only what was said can be found not to fit later.',
  'vote.found.title': 'Cast your vote',
  'vote.found.what': 'Whoever has most votes is executed. You know that {name} is a werewolf.',
  'vote.found.why': 'One vote is not enough. What you said moves the votes of others.',
  'vote.rival.title': 'Cast your vote',
  'vote.rival.what': 'Whoever has most votes is executed. You know that the claim of {name} is false.',
  'vote.rival.why': 'Whoever falsely claims your role ({role}) is most often a werewolf or possessed.',
  'vote.clash.title': 'Cast your vote',
  'vote.clash.what': 'Whoever has most votes is executed. At least one of {name} and {other} is lying.',
  'vote.clash.why': '“{clash}” in the panel “{claims}” marks words that cannot both be true.',
  'vote.werewolf.title': 'Cast your vote',
  'vote.werewolf.what':
    'Whoever has most votes is executed. One human less brings the werewolves nearer to their number.',
  'vote.werewolf.why': 'Everybody will see who voted for whom. A vote against your own words looks odd.',
  'vote.fox.title': 'Cast your vote',
  'vote.fox.what': 'Whoever has most votes is executed. Choose somebody whom others would choose before you.',
  'vote.fox.why': 'Everybody will see who voted for whom.',
  'vote.plain.title': 'Cast your vote',
  'vote.plain.what': 'Whoever has most votes is executed. Choose whom you think to be a werewolf.',
  'vote.plain.why': 'Everybody will see who voted for whom; that too is a clue.',
};
