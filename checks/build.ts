import { unpackChromium } from '../apps/web/testing/chromium.mjs';
import { build } from '../scripts/ready.mjs';

/** Tests of the apps run the compiled packages: what has changed is compiled first, so none is ever an old one. */
export async function setup(): Promise<void> {
  build();
  await unpackChromium();
}
