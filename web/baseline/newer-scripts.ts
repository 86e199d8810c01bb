import { parseAst } from 'vite';
import { api, type BrowserName, isNewer, javascript, listFeatures } from './compat-data.ts';

/** What browsers offer to scripts and one of the oldest supported ones does not have. */
export type NewerApis = {
  globals: Set<string>;
  /** `URL.parse`: of the object that has this name. */
  ofObjects: Set<string>;
  /** `URLSearchParams.size`: of what it makes. Of the language's own objects the tables tell the two not apart. */
  ofPrototypes: Set<string>;
  /** Methods of built-in objects and of a page's nodes whose names are nowhere older. */
  methods: Set<string>;
  /** Events whose names are nowhere older. */
  events: Set<string>;
};

type Property = {
  owner: string;
  name: string;
  kind: 'event' | 'property';
  isStatic: boolean;
  isNewer: boolean;
};

function listOwners(browsers: BrowserName[] | undefined) {
  return [
    // `Iterator` as such is old, but without its constructor it has no name.
    ...listFeatures(javascript.builtins).map(({ name, feature }) => ({
      owner: name,
      feature,
      isNewer: isNewer(feature, browsers) || isNewer(feature[name], browsers),
    })),
    ...listFeatures(api).map(({ name, feature }) => ({
      owner: name,
      feature,
      isNewer: isNewer(feature, browsers),
    })),
  ];
}

/** Browsers: those of the baseline that count, all of them if none is named. */
export function listNewerApis(browsers?: BrowserName[]): NewerApis {
  const owners = listOwners(browsers);
  const properties = owners.flatMap((owner) =>
    listFeatures(owner.feature).map(
      ({ name: key, feature }): Property => ({
        owner: owner.owner,
        name: key.replace(/_(static|event)$/, ''),
        isStatic: key.endsWith('_static'),
        kind: key.endsWith('_event') ? 'event' : 'property',
        isNewer: owner.isNewer || isNewer(feature, browsers),
      }),
    ),
  );
  const ofKind = (kind: Property['kind']) => properties.filter((property) => property.kind === kind);
  const newer = ofKind('property').filter((property) => property.isNewer);
  const ofWindow = newer.filter(({ owner }) => owner === 'Window');
  return {
    globals: new Set([
      ...listNamesNewerEverywhere(owners.map(({ owner, isNewer }) => ({ name: owner, isNewer }))),
      ...ofWindow.map(({ name }) => name),
    ]),
    ofObjects: listNames(newer.filter(({ owner, isStatic }) => isStatic || builtIns.has(owner))),
    ofPrototypes: listNames(newer.filter(({ isStatic }) => !isStatic)),
    methods: new Set(newer.filter(isOfDailyUse).map(({ name }) => name)).intersection(
      listNamesNewerEverywhere(ofKind('property')),
    ),
    events: listNamesNewerEverywhere(ofKind('event')),
  };
}

function listNames(properties: Property[]): Set<string> {
  return new Set(properties.map(({ owner, name }) => `${owner}.${name}`));
}

function listNamesNewerEverywhere(named: { name: string; isNewer: boolean }[]): Set<string> {
  const older = new Set(named.filter(({ isNewer }) => !isNewer).map(({ name }) => name));
  return new Set(named.map(({ name }) => name).filter((name) => !older.has(name)));
}

const builtIns = new Set(listFeatures(javascript.builtins).map(({ name }) => name));

/** Names of rare interfaces (`city`, `retry`) are everybody's words; without types they say nothing. */
function isOfDailyUse({ owner, name }: Property): boolean {
  const isNodes = /^(HTML\w*Element|Element|Node|Document|Event|URL|URLSearchParams|Headers|Response)$/;
  return /^\w+$/.test(name) && (builtIns.has(owner) || isNodes.test(owner));
}

type Node = { type: string } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function listChildren(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The name of an identifier, or of `window.name`. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier' && typeof value.name === 'string') return value.name;
  const object = value.type === 'MemberExpression' && value.computed === false ? nameOf(value.object) : '';
  return /^(window|globalThis|self)$/.test(object ?? '') ? nameOf(value.property) : undefined;
}

/**
 * What a script uses of it, as a reader would name it. Not seen are names that older interfaces have too
 * (`size` of `URLSearchParams`): those the end-to-end test on an old iPhone finds.
 */
export function findNewerApis(code: string, newer: NewerApis): string[] {
  const found = new Set<string>();
  const asked = new Set<string>();
  const visit = (node: Node, parent: Node | undefined) => {
    const isAsked = node.type === 'UnaryExpression' && node.operator === 'typeof';
    if (isAsked) asked.add(nameOf(node.argument) ?? '');
    for (const name of findInNode(node, parent, newer)) found.add(name);
    for (const child of listChildren(node)) visit(child, node);
  };
  for (const statement of parseAst(code).body) if (isNode(statement)) visit(statement, undefined);
  // `typeof navigation` first: the script has another way where there is none.
  return [...found].filter((name) => !asked.has(name));
}

function findInNode(node: Node, parent: Node | undefined, newer: NewerApis): string[] {
  if (node.type === 'Identifier') return isReference(node, parent) ? pick(nameOf(node), newer.globals) : [];
  if (node.type === 'MemberExpression' && isNode(node.property) && node.computed === false) {
    const owner = nameOf(node.object);
    const property = `${owner}.${node.property.name}`;
    const named = [...pick(nameOf(node), newer.globals), ...pick(property, newer.ofObjects)];
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node && parent.optional !== true;
    if (named.length > 0 || !isCalled) return named;
    return pick(nameOf(node.property), newer.methods).map((name) => `.${name}()`);
  }
  if (node.type === 'CallExpression' && isNode(node.callee) && Array.isArray(node.arguments)) {
    const [event] = node.arguments;
    const isListening = nameOf(node.callee.property) === 'addEventListener';
    if (isListening && isNode(event) && typeof event.value === 'string')
      return pick(event.value, newer.events).map((name) => `event ${name}`);
  }
  return [];
}

function pick(name: string | undefined, newer: Set<string>): string[] {
  return name !== undefined && newer.has(name) ? [name] : [];
}

/** Not the name of a property or of a key. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.computed === true) return true;
  return parent?.property !== node && parent?.key !== node;
}
