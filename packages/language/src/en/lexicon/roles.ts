import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';

/** Words for roles, also those of the mafia game. */
export const ROLE_NOUNS: Readonly<Partial<Record<RoleWord, string>>> = {
  WEREWOLF:
    'werewolf werewolves wolf wolves wolfe wwolf ww mafia mafias maf maffia in_the_mafia part_of_the_mafia mafioso mafiosi scum scums killer murderer lycan baddie baddies evil bad_guy bad_guys guilty culprit scumteam scum_team wolf_team wolfpack beast monster mafia_team lycanthrope black',
  SEER: 'seer seers fortune_teller fortuneteller diviner oracle prophet detective cop sheriff investigator fortune-teller',
  MEDIUM: 'medium mediums spirit_medium psychic necromancer',
  BODYGUARD: 'bodyguard bodyguards protector knight guardian doctor medic doc',
  POSSESSED: 'possessed possesed poss madman lunatic traitor madwoman wolf_ally',
  VILLAGER:
    'villager villagers human_being human humans town townie townies townsfolk townsperson village innocent innocents civilian civilians bystander bystanders clear cleared clean good_guy good_guys goodie peasant lock_town locked_town conf_town hard_town locktown conftown villagery white inno townspeople on_the_village_side on_our_side in_the_clear clean_slate vt vanilla_townie vanilla_town farmer baker miller blacksmith shepherd fisherman',
  FREEMASON: 'freemason mason',
  FOX: 'fox werefox',
};

/** What a divination or a medium can tell. */
export const SPECIES_NOUNS: Readonly<Record<SpeciesWord, string>> = {
  HUMAN:
    'human humans white clean clear cleared innocent villager town townie civilian bystander in_the_clear green inno safe',
  WEREWOLF: 'werewolf wolf black guilty mafia evil scum ww red wolves werewolves',
};

/** Nouns that make a role before them a mere attribute: `a wolf move`, `seer logic`. */
export const ATTRIBUTE_HEADS =
  'move moves logic play plays result results claim claims claimant claimants co cos info information side team pack target targets hunt hunter hunters vote votes game behavior behaviour activity tactic tactics strategy talk chat nose eyes role roles ally allies win victory partner partners teammate teammates buddy candidate candidates read reads check checks power powers counterclaim count';
