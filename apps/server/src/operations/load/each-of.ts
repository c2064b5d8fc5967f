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
