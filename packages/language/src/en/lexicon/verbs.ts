/**
 * Verbs by what they say in a village. Each line gives the classes `name`, and `name.base`, `name.s`, `name.ing`,
 * `name.ed` to the forms of its verbs; `_` joins the words of one verb.
 */
export const VERB_CLASSES: Readonly<Record<string, string>> = {
  /** to bring somebody to the gallows */
  vote: 'vote lynch hang execute eliminate exile banish expel evict blast hunt oust remove get_rid_of take_out vote_out vote_off kick_out throw_out hang_out lock_in finalize judge kill target go_for go_after shoot yeet boot kick go_with hammer wagon string_up switch_to swap_to kaboom take_down bring_down boot_out chuck_out toss_out dump ditch axe ban purge cast_out drive_out send_home condemn',
  unvote: 'unvote',
  /** of them, those that only the village does */
  ballot: 'vote lynch hang execute exile vote_out vote_off finalize lock_in banish',
  /** `kill X` is a vote by day, an attack in a whisper */
  kill: 'kill eliminate remove get_rid_of take_out target blast hunt kaboom take_down bring_down',
  divine: 'divine check peek inspect investigate scan examine look_at peek_at look_into divinate see look',
  /** of them, those that only a seer does */
  inspect: 'divine check peek inspect investigate scan divinate peek_at look_into',
  guard: 'guard protect shield watch_over keep_watch_over stand_guard_over stand_watch_over',
  attack: 'feast_on feed_on attack bite eat bite_out devour maul nightkill night_kill nk',
  /** an attack in a whisper, nothing by day */
  nightly: 'hit silence aim_for strike snuff_out finish_off dispose_of neutralize go_for',
  suspect: 'suspect accuse distrust mistrust blame scumread wolfread scum-read',
  trust: 'trust believe believe_in vouch_for townread town-read',
  /** to take what somebody claims for true */
  credit: 'buy accept support back stand_by rely_on endorse count_on',
  say: 'say claim state declare announce report reveal confirm tell_us tell_everyone insist argue swear admit mention find_out discover learn find verify detect',
  think: 'buy think believe feel guess suppose reckon bet assume suspect say know conclude fear imagine',
  claim:
    'claim co counterclaim counter-claim counter_claim come_out_as claim_to_be claimed_as call_myself come_forward_as declare declare_as',
  comeout:
    'come_out come_forward step_up step_in step_forward speak_up reveal_yourself reveal_themselves show_yourself stand_up say_so show_themselves make_yourself_known make_themselves_known',
  lie: 'lie bluff fake fib deceive fakeclaim fake-claim fabricate make_up pose_as pretend invent mislead',
  find: 'verify certify pronounce report find prove confirm name show declare identify clear mark identify_as divine see check expose spot tag flag out peg catch label deem scan peek inspect reveal',
  ask: 'share reveal tell tell_us give say state name explain show report provide announce declare post list tell_me let_us_know disclose confirm speak present drop deliver submit produce offer cough_up spit_out hand_over fork_over',
  /** `ask` without asking for reasons */
  tell: 'share reveal tell tell_us give state name report provide announce declare post list disclose show tell_me deliver submit produce offer cough_up spit_out hand_over fork_over',
  urge: 'love_for like_for want need ask urge encourage beg tell expect advise invite would_like like request implore',
  propose:
    'suggest propose recommend advocate support favor favour say push_for argue_for back endorse agree',
  /** What else people are told to do: a name before them is called. */
  other:
    'place put cast keep lock commit stay join follow consider choose remember answer try help wait stop listen respond prove clarify',
  change: 'change switch move withdraw retract take remove pull shift swap lift',
};
