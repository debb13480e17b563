import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:emblems';
/** An icon is one path in the colour of the text around it. */
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;
const CHOSEN = fileURLToPath(new URL('../src/lib/cards/emblems.json', import.meta.url));

/** The outlines of the chosen game-icons and of no others: the whole collection is megabytes. */
export function emblems(): Plugin {
  return {
    name: 'delve-emblems',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(CHOSEN);
      return `export default ${JSON.stringify(outlines())}`;
    },
  };
}

function outlines(): Record<string, string> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, { body: string }> };
  const chosen = JSON.parse(readFileSync(CHOSEN, 'utf8')) as Record<string, Record<string, string>>;
  const names = new Set(Object.values(chosen).flatMap((group) => Object.values(group)));
  const found: Record<string, string> = {};
  for (const name of [...names].sort()) {
    const icon = icons[name];
    if (!icon) throw new Error(`emblems.json: game-icons has no ${name}`);
    const outline = PATH.exec(icon.body)?.[1];
    if (!outline) throw new Error(`emblems.json: ${name} is more than one path`);
    found[name] = outline;
  }
  return found;
}
