/** People may talk as much as they like; the first phase outlasts the measuring. */
const VILLAGE = {
  preset: 'licos-5',
  language: 'en',
  rules: { talk: { perPlayer: null, pause: 1 } },
};

/** Villages with the same people on their seats, all started. */
export async function makeVillages(url: string, villages: number, players: number) {
  const people = Array.from({ length: players }, (_, index) => `load ${index + 1}`);
  const guests = await Promise.all(people.map((nickname) => post(url, '/guest', { nickname }, null)));
  const tokens = guests.map(({ token }) => token as string);
  const ids: string[] = [];
  await eachOf([...Array(villages).keys()], 8, async () => {
    const { id } = await post(url, '/villages', { name: 'load', ...VILLAGE }, tokens[0] ?? '');
    for (const token of tokens) await post(url, `/villages/${id}/seat`, {}, token);
    await post(url, `/villages/${id}/start`, {}, tokens[0] ?? '');
    ids.push(id as string);
  });
  return { tokens, ids };
}

async function post(
  url: string,
  path: string,
  body: unknown,
  token: string | null,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Works on all of them, so many at the same time. */
export async function eachOf<Item>(
  items: readonly Item[],
  together: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items].reverse();
  const workOn = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: together }, workOn));
}
