/** The parts of a path that a pattern names: `/village/:id` of `/village/a7` is `{ id: 'a7' }`; `null`: it does not fit. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (path === '/' || path === '') return pattern === '/' ? {} : null;
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) found[part.slice(1)] = decode(given[index]!);
    else if (part !== given[index]) return null;
  }
  return found;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
