/** Which page is shown: a small router over the History API. */

export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

const here = $state<{ place: PageAddress }>({ place: placeNow() });

function placeNow(): PageAddress {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

export function place(): PageAddress {
  return here.place;
}

export function goTo(address: string): void {
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  arrive();
}

/** A link to any moment, without a step to go back. */
export function noteAddress(address: string): void {
  history.replaceState(null, '', address);
}

function arrive(): void {
  here.place = placeNow();
  scrollTo(0, 0);
}

/** Plain clicks on links of our own stay in the page; with a key held down the browser does what it always does. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}

addEventListener('popstate', arrive);
