import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '@mura/server';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../checks/yaml.ts';
import { mura } from './program.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const program = await mura([]);

// biome-ignore lint/suspicious/noExplicitAny: objects of Kubernetes, looked at by the tests
type Thing = any;

/** What is wrong with the words of a command: a command or an option that Mura does not have. */
function wrongWords([name, ...words]: readonly string[]): string[] {
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined) return [`mura ${name}`];
  const options = words.filter((word) => word.startsWith('--'));
  return options.filter((option) => !hasOption(command, option)).map((option) => `mura ${name} ${option}`);
}

function hasOption(command: Command, option: string): boolean {
  return command.options.some(({ long }) => long === option);
}

/** The variables of the environment that `mura serve` reads. */
const VARIABLES = new Set(
  program.commands.flatMap(({ options }) => options.flatMap(({ envVar }) => envVar ?? [])),
);

/** What is put into the words from outside stands there as `$(NAME)`. */
function usedIn(words: readonly string[]): string[] {
  return words.flatMap((word) => [...word.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name));
}

describe('alerts', () => {
  const [file] = readYaml(read('deploy/prometheus/alerts.yml')) as [Thing];
  const rules: Thing[] = file.groups.flatMap((group: Thing) => group.rules);
  const headings = [...read('docs/RUNBOOK.md').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);

  test('each have a place in the runbook, and it has no others', () => {
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/RUNBOOK.md#${alert.toLowerCase()}`);
  });

  test('say what is asked, for how long, how bad it is and in a sentence', () => {
    for (const rule of rules) {
      expect(rule).toMatchObject({
        ...{ expr: expect.stringMatching(/ (>|==) /), for: expect.stringMatching(/^\d+m$/) },
        labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
        annotations: { summary: expect.stringMatching(/\.$/) },
      });
    }
  });
});

describe('the Kubernetes example', () => {
  const things = readYaml(read('deploy/kubernetes/mura.yaml')) as Thing[];
  const of = (kind: string) => things.filter((thing) => thing.kind === kind);
  const pods = of('Deployment').map(({ spec }) => spec.template);
  const containers: Thing[] = pods.flatMap(({ spec }) => spec.containers);

  test('runs commands with options and variables that Mura has', () => {
    expect(containers.flatMap(({ args }) => wrongWords(args))).toEqual([]);
    for (const { args, env } of containers) {
      const used = new Set(usedIn(args));
      expect(env.filter(({ name }: Thing) => !used.has(name) && !VARIABLES.has(name))).toEqual([]);
    }
  });

  test('has a configuration that the server takes', () => {
    const [map] = of('ConfigMap');
    expect(readConfiguration(map.data['mura.json'])).toMatchObject({ ok: true });
  });

  test('leads services and probes to ports that are there, and to pods that are there', () => {
    for (const { spec } of of('Service')) {
      const pod = pods.find(({ metadata }) => metadata.labels.app === spec.selector.app);
      const ports = pod.spec.containers.flatMap((container: Thing) =>
        container.ports.map(({ name }: Thing) => name),
      );
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
    }
    for (const { ports = [], startupProbe, readinessProbe, livenessProbe } of containers) {
      const names = ports.map(({ name }: Thing) => name);
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        if (probe !== undefined) expect(names).toContain(probe.httpGet.port);
    }
    for (const { spec } of of('PodDisruptionBudget')) {
      const [deployment] = of('Deployment').filter(
        (one) => one.metadata.name === spec.selector.matchLabels.app,
      );
      expect(Number(spec.minAvailable)).toBeLessThan(Number(deployment.spec.replicas));
    }
  });

  test('listens where the server does by default', () => {
    const serve = program.commands.find((command) => command.name() === 'serve');
    const port = serve?.options.find(({ long }) => long === '--port')?.defaultValue;
    const served = containers.filter(({ args }) => args[0] === 'serve');
    expect(served).toHaveLength(2);
    for (const { ports } of served) expect(ports[0]).toEqual({ name: 'http', containerPort: String(port) });
  });

  test('takes away rights, and keeps secrets out of the file', () => {
    for (const { securityContext } of containers)
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: 'true',
        allowPrivilegeEscalation: 'false',
      });
    for (const { spec } of pods) expect(spec.securityContext).toMatchObject({ runAsNonRoot: 'true' });
    for (const { env } of containers)
      for (const { name, value } of env) if (name === 'DATABASE_URL') expect(value).toBeUndefined();
  });
});

test('the image and the unit run commands with options and variables that Mura has', () => {
  const image = read('deploy/Containerfile');
  const [, words = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? [];
  expect(wrongWords(JSON.parse(words))).toEqual([]);
  const set = [...image.matchAll(/\b(MURA_\w+)=/g)].map(([, name = '']) => name);
  expect(set.filter((name) => !VARIABLES.has(name))).toEqual([]);
  const [, unit = ''] = /^ExecStart=\S+ \S+ (.*)$/m.exec(read('deploy/mura.service')) ?? [];
  expect(wrongWords(unit.split(' '))).toEqual([]);
});

test('YAML that is not as simple as ours is refused', () => {
  expect(readYaml('a: 1\nb:\n  - c: "x: y"\n    d: [1, 2]\n  - e\n---\nf: |\n  g\n  h\n')).toEqual([
    { a: '1', b: [{ c: 'x: y', d: [1, 2] }, 'e'] },
    { f: 'g\nh' },
  ]);
  for (const text of ['a: &b 1', 'a: 1\na: 2', 'a: 1\n   b: 2', "a: 'b'", 'a: b: c'])
    expect(() => readYaml(text)).toThrow();
});
