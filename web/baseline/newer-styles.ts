import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { css, isNewer, listFeatures } from './compat-data.ts';

/**
 * What a style sheet uses that one of the oldest supported browsers does not have, as a reader would name it: at-rules,
 * selectors, properties, keywords and functions. What stands in `@supports`, or behind an older declaration of the
 * same property, has another way and is left out.
 */
export function findNewerStyles(source: string): string[] {
  return [...new Set(listNeeded(postcss.parse(source).nodes).flatMap(findInNode))];
}

/** All nodes but those that stand in `@supports`. */
function listNeeded(nodes: ChildNode[]): ChildNode[] {
  const needed = nodes.filter((node) => !(node.type === 'atrule' && node.name === 'supports'));
  return needed.flatMap((node) => [node, ...('nodes' in node ? listNeeded(node.nodes ?? []) : [])]);
}

function findInNode(node: ChildNode): string[] {
  if (node.type === 'atrule') return findInAtRule(node);
  if (node.type === 'rule') return findInRule(node);
  if (node.type === 'decl') return hasOlderWay(node) ? [] : findInDeclaration(node);
  return [];
}

function findInAtRule({ name, params }: AtRule): string[] {
  const feature = css['at-rules']?.[name];
  if (isNewer(feature)) return [`@${name}`];
  const asked = [...params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, word]) => word ?? '');
  return asked.filter((word) => isNewer(feature?.[word])).map((word) => `@${name} (${word})`);
}

function findInRule({ selector: source, parent }: Rule): string[] {
  // Class names with escaped signs; and :is() and :where(), which pass over what they do not know.
  const selector = source.replace(/\\./g, '').replace(/:(is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  const pseudos = [...selector.matchAll(/::?([a-z-]+)/g)].filter(([, name = '']) =>
    isNewer(css.selectors?.[name]),
  );
  const isNested = parent?.type === 'rule' || selector.includes('&');
  return [
    ...pseudos.map(([whole]) => whole),
    ...(isNested && isNewer(css.selectors?.nesting) ? ['nesting'] : []),
  ];
}

function findInDeclaration({ prop, value }: Declaration): string[] {
  if (prop.startsWith('--')) return findFunctions(value);
  const property = css.properties?.[prop];
  if (isNewer(property)) return [`${prop}: ${value}`];
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  const newer = words.filter(
    (word) => isNewer(property?.[word]) || isNewer(property?.[word.replaceAll('-', '_')]),
  );
  return [...newer.map((word) => `${prop}: ${word}`), ...findFunctions(value)];
}

function findFunctions(value: string): string[] {
  const names = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name]) => name ?? '');
  return names.filter((name) => newerFunctions.has(name)).map((name) => `${name}()`);
}

/** `light-dark()` stands among the kinds of colours, `round()` is a kind of its own. */
const newerFunctions = new Set(listNewerKinds(css.types));

function listNewerKinds(branch: Identifier | undefined): string[] {
  return listFeatures(branch).flatMap(({ name, feature }) => [
    ...(isNewer(feature) ? [name.replace(/_function$/, '')] : []),
    ...listNewerKinds(feature),
  ]);
}

/** `height: 100vh` before `height: 100dvh`, or the same with a prefix. */
function hasOlderWay(declaration: Declaration): boolean {
  const siblings = declaration.parent?.nodes ?? [];
  const before = siblings.slice(0, siblings.indexOf(declaration));
  return before.some(
    (other) =>
      other.type === 'decl' &&
      other.prop.replace(/^-(webkit|moz)-/, '') === declaration.prop &&
      findInDeclaration(other).length === 0,
  );
}
