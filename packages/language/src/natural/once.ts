/** A table that is built when it is first asked for, so that a language costs nothing until it is read. */
export function once<Table>(build: () => Table): () => Table {
  let table: Table | undefined;
  return () => {
    table ??= build();
    return table;
  };
}
