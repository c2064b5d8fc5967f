import type { StatementOf } from '../rule-page/statement.ts';

/** What the page calls the roles, their seals, and what each can do. */
export const roles = {
  'role.villager': 'Villager',
  'role.seer': 'Seer',
  'role.medium': 'Medium',
  'role.bodyguard': 'Bodyguard',
  'role.freemason': 'Freemason',
  'role.possessed': 'Possessed',
  'role.werewolf': 'Werewolf',
  'role.fox': 'Fox',
  'role.fanatic': 'Fanatic',
  'role.greatWolf': 'Great wolf',
  'role.immoralist': 'Immoralist',
  'role.cat': 'Cat',
  'role.whisperer': 'Whisperer',
  'role.elder': 'Elder',
  'seal.villager': 'Vi',
  'seal.seer': 'Se',
  'seal.medium': 'Me',
  'seal.bodyguard': 'Bo',
  'seal.freemason': 'Fr',
  'seal.possessed': 'Po',
  'seal.werewolf': 'We',
  'seal.fox': 'Fo',
  'seal.fanatic': 'Fa',
  'seal.greatWolf': 'Gr',
  'seal.immoralist': 'Im',
  'seal.cat': 'Ca',
  'seal.whisperer': 'Wh',
  'seal.elder': 'El',
  'ability.villager': 'No power. Words and a vote are all you have.',
  'ability.seer': 'Each night you learn whether one person is a werewolf.',
  'ability.medium': 'Each morning you learn whether the executed person was a werewolf.',
  'ability.bodyguard': 'Each night you guard one person, who then survives an attack.',
  'ability.freemason': 'You know your fellow freemason, and that both of you are human.',
  'ability.possessed': 'A human on the werewolves’ side. You do not know who they are.',
  'ability.werewolf': 'Each night the pack attacks one person. You know your fellows.',
  'ability.fox': 'An attack cannot kill you; being divined does. Be alive at the end and you win alone.',
  'ability.fanatic': 'A human on the werewolves’ side. You know who they are; they do not know you.',
  'ability.greatWolf':
    'A werewolf that a seer sees as human and a medium as a werewolf. The pack attacks each night.',
  'ability.immoralist': 'You know the fox and win with it. When the last fox dies, so do you.',
  'ability.cat':
    'If you are attacked to death one werewolf dies with you; if you are executed, somebody does.',
  'ability.whisperer': 'A human on the werewolves’ side. You know them and take part in their whispers.',
  'ability.elder': 'The first attack does not kill you.',
};

/** What a rule page tells of a role. */
export function ability({
  role,
  count,
  hasFellows,
  acts,
  survivesAttack,
  diesWhenDivined,
}: StatementOf<'role'>): string {
  const verb = (one: string, several: string) => (count === 1 ? one : several);
  switch (role) {
    case 'villager':
      return 'no special ability.';
    case 'seer':
      return acts
        ? `${verb('divines', 'divine')} a player and ${verb('learns', 'learn')} whether that is a werewolf.`
        : 'no chance to divine here.';
    case 'medium':
      return acts
        ? `${verb('learns', 'learn')} of dead players whether they were werewolves (of whom: see “Medium”).`
        : 'no chance to learn anything here.';
    case 'bodyguard':
      return acts ? `${verb('guards', 'guard')} a player against the attack.` : 'no chance to guard here.';
    case 'freemason':
      return hasFellows ? 'know each other from the start.' : 'alone here, so without any ability.';
    case 'werewolf':
      return `${hasFellows ? 'know each other from the start; ' : ''}${acts ? `${verb('attacks', 'attack')} humans at night.` : 'no chance to attack here.'}`;
    case 'possessed':
      return verb(
        'a human who wins with the werewolves, but does not know who they are.',
        'humans who win with the werewolves, but do not know who they are.',
      );
    case 'fox':
      return `${verb('wins', 'win')} if alive when the game is decided.${survivesAttack ? ' An attack does not kill it.' : ''}${diesWhenDivined ? ' Being divined does.' : ''}`;
    case 'fanatic':
      return `${verb('a human who wins', 'humans who win')} with the werewolves and ${verb('knows', 'know')} who they are; the werewolves do not know the fanatic.`;
    case 'greatWolf':
      return `a werewolf that a seer sees as human, a medium as a werewolf; ${hasFellows ? 'knows the pack and attacks with it.' : acts ? 'attacks humans at night.' : 'no chance to attack here.'}`;
    case 'immoralist':
      return acts
        ? `${verb('wins', 'win')} with the fox and ${verb('knows', 'know')} who it is; found dead on the morning after the last fox has died.`
        : 'wins with the fox, of which there is none here.';
    case 'cat':
      return acts
        ? 'if attacked to death, one of the werewolves dies too, by chance; if executed, one of the living, by chance. They are found in the morning.'
        : 'no way to be killed here.';
    case 'whisperer':
      return `${verb('a human who wins', 'humans who win')} with the werewolves; they know each other.${acts ? ' Hears and speaks in their whispers.' : ''}`;
    case 'elder':
      return survivesAttack
        ? 'the first attack does not kill, and nobody is told of it. A guarded attack does not count.'
        : 'no attack to survive here.';
  }
}
