/** The text format of Prometheus (version 0.0.4). */
import type { Gauge, Labels } from '#server/services/gauges.ts';

export interface Histogram {
  sum: number;
  /** Values by class; the last one is beyond all ends. */
  readonly counts: number[];
}

export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

const head = (name: string, type: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

const escaped = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

function line(name: string, labels: Labels, value: number): string {
  const inside = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `${name}${inside.length === 0 ? '' : `{${inside.join(',')}}`} ${value}\n`;
}

export function counterText(name: string, help: string, samples: readonly Sample[]): string {
  return head(name, 'counter', help) + samples.map(({ labels, value }) => line(name, labels, value)).join('');
}

/** Gauges of one name stand together under one head. */
export function gaugeText(gauges: readonly Gauge[]): string {
  const names = [...new Set(gauges.map(({ name }) => name))];
  return names
    .map((name) => {
      const own = gauges.filter((gauge) => gauge.name === name);
      const lines = own.map(({ labels = {}, value }) => line(name, labels, value));
      return head(name, 'gauge', own[0]?.help ?? '') + lines.join('');
    })
    .join('');
}

/** @param ends upper ends of the classes, ascending */
export function histogramText(
  name: string,
  help: string,
  ends: readonly number[],
  samples: readonly { readonly labels: Labels; readonly histogram: Histogram }[],
): string {
  const lines = samples.flatMap(({ labels, histogram: { sum, counts } }) => {
    let upTo = 0;
    const buckets = counts.map((count, at) => {
      upTo += count;
      return line(`${name}_bucket`, { ...labels, le: at < ends.length ? String(ends[at]) : '+Inf' }, upTo);
    });
    return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, upTo)];
  });
  return head(name, 'histogram', help) + lines.join('');
}
