// Plays a village with nothing but the engine, by whatever address it is given: the first thing that may be done is done.
/** @param {typeof import('@mura/engine/game')} engine */
export function playAlone({ decide, findPreset, legalActions, open, plainSetup, requests, seeded, viewFor }) {
  const preset = findPreset('aiwolf-5');
  if (!preset.ok) throw new Error(preset.error);
  const chance = seeded('alone');
  const opening = open(plainSetup('alone', preset.value, 'alone'), chance);
  if (!opening.ok) throw new Error(opening.error[0]?.message);
  const events = [...opening.value.events];
  let { village } = opening.value;
  for (let [request] = requests(village); request !== undefined; [request] = requests(village)) {
    const legal = legalActions(viewFor(request.player, events), request);
    const { act, player } = request;
    const action =
      act === 'talk' || act === 'whisper'
        ? { type: 'talk', player, channel: act, text: 'Over' }
        : { type: act, player, target: 'targets' in legal ? legal.targets[0] : 1 };
    const step = decide(village, /** @type {any} */ (action), chance);
    if (!step.ok) throw new Error(step.error);
    events.push(...step.value.events);
    village = step.value.village;
  }
  return `${events.length} events, ${village.outcome?.winner} won`;
}
