import { posix } from 'node:path';
import { parseSync } from 'vite';

export type ThrownErrorRules = {
  /** Every error code. */
  codes: ReadonlySet<string>;
  /** Throttle rule -> the errors of its budgets. */
  throttleErrors: ReadonlyMap<string, readonly string[]>;
  /** What a function uses through an object that it is given: `file#function` -> `file#function`. */
  given: Readonly<Record<string, string>>;
  /** Errors that do not leave a function: `file#function` -> codes, or `all`. */
  caught: Readonly<Record<string, readonly string[] | 'all'>>;
};

type Node = { type: string } & Record<string, unknown>;
type Module = { nodes: Node[]; imports: Map<string, string>; declarations: Map<string, Node> };
type Declaration = {
  errors: Set<string>;
  uses: Set<string>;
  /** Every string literal in it, also in types. */
  texts: Set<string>;
  /** Whether it throws a code that is no literal. */
  throwsVariable: boolean;
};

const throttleFunction = 'server/src/features/throttle/commands.ts#throttle';
const serving = new Set(['call', 'staffCall']);

/**
 * Call name -> the codes of the errors that its handler can throw, read from the server's source (path -> source): those of
 * every `new AppError` and `throttle` in the handler and in the functions that it refers to, directly or through others. Conditions
 * are not evaluated, so a code that only another caller of a function can meet is found too; a method of an object that is
 * passed along is not followed unless `given` names it.
 */
export function findThrownErrors(
  files: ReadonlyMap<string, string>,
  rules: ThrownErrorRules,
): Map<string, Set<string>> {
  const modules = new Map([...files].map(([path, source]) => [path, readModule(path, source)]));
  const declarations = new Map<string, Declaration>();
  const handlers = new Map<string, string>();
  for (const [path, module] of modules) {
    const scope = { path, module, rules };
    for (const [name, node] of module.declarations)
      declarations.set(`${path}#${name}`, describe([node], scope));
    for (const { name, handler, locals } of findHandlers(module)) {
      const key = `${path}#handler of ${name}`;
      declarations.set(key, describe([handler, ...usedLocals(handler, locals)], scope));
      handlers.set(name, key);
    }
  }
  const named = [...Object.entries(rules.given).flat(), ...Object.keys(rules.caught)];
  for (const key of named) if (!declarations.has(key)) throw new Error(`The source has no ${key}.`);
  for (const [user, used] of Object.entries(rules.given)) declarations.get(user)?.uses.add(used);
  nameVariables(declarations, rules.codes);
  passOn(declarations, rules.caught);
  return new Map(
    [...handlers].map(([name, key]) => [name, declarations.get(key)?.errors ?? new Set<string>()]),
  );
}

/** Adds to each declaration the errors of those that it uses, until nothing changes. */
function passOn(declarations: Map<string, Declaration>, caught: ThrownErrorRules['caught']): void {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const { errors, uses } of declarations.values()) {
      const before = errors.size;
      for (const used of uses) {
        const stopped = caught[used] ?? [];
        if (stopped === 'all') continue;
        for (const code of declarations.get(used)?.errors ?? [])
          if (!stopped.includes(code)) errors.add(code);
      }
      hasChanged ||= errors.size > before;
    }
  }
}

function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source, { lang: 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const nodes = listOf(program.body);
  const imports = new Map<string, string>();
  const declarations = new Map<string, Node>();
  for (const node of nodes) {
    for (const { local, target } of importsOf(path, node)) imports.set(local, target);
    for (const [name, declared] of declaredBy(node)) declarations.set(name, declared);
  }
  return { nodes, imports, declarations };
}

/** The run-time imports of a statement from files of the server. */
function importsOf(path: string, node: Node): { local: string; target: string }[] {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
  const from = literalOf(node.source);
  if (!from?.startsWith('.')) return [];
  const file = posix.join(posix.dirname(path), from);
  return childrenOf(node).flatMap((specifier) => {
    const local = nameOf(specifier.local);
    if (local === undefined || specifier.importKind === 'type') return [];
    return { local, target: `${file}#${nameOf(specifier.imported) ?? local}` };
  });
}

/** The functions and values that a statement declares, by their names. */
function declaredBy(node: Node): [string, Node][] {
  if (node.type === 'ExportNamedDeclaration' && isNode(node.declaration)) return declaredBy(node.declaration);
  const declared = node.type === 'VariableDeclaration' ? childrenOf(node) : [node];
  return declared.flatMap((each) => {
    const isDeclaration = /^(Function|Class)Declaration$|^VariableDeclarator$/.test(each.type);
    const name = isDeclaration ? nameOf(each.id) : undefined;
    return name === undefined ? [] : [[name, each]];
  });
}

type Handler = { name: string; handler: Node; locals: Map<string, Node> };

/** The handlers that are passed to `call` and `staffCall`, with the declarations in the blocks around them. */
function findHandlers({ nodes }: Module): Handler[] {
  const found: Handler[] = [];
  const visit = (node: Node, around: ReadonlyMap<string, Node>): void => {
    const locals =
      node.type === 'BlockStatement' ? new Map([...around, ...childrenOf(node).flatMap(declaredBy)]) : around;
    const [, , name, handler] = serving.has(nameOf(node.callee) ?? '') ? listOf(node.arguments) : [];
    if (handler) found.push({ name: literalOf(name) ?? '', handler, locals: new Map(locals) });
    for (const child of childrenOf(node)) visit(child, locals);
  };
  for (const node of nodes) visit(node, new Map());
  return found;
}

/** The local declarations that a handler uses, directly or through each other. */
function usedLocals(handler: Node, locals: ReadonlyMap<string, Node>): Node[] {
  const used = new Map<string, Node>();
  const visit = (node: Node): void => {
    const name = nameOf(node) ?? '';
    const local = locals.get(name);
    if (local && !used.has(name)) {
      used.set(name, local);
      visit(local);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(handler);
  return [...used.values()];
}

type Scope = { path: string; module: Module; rules: ThrownErrorRules };

/** The errors that these nodes throw themselves, and the declarations that they use. */
function describe(nodes: readonly Node[], { path, module, rules }: Scope): Declaration {
  const found: Declaration = { errors: new Set(), uses: new Set(), texts: new Set(), throwsVariable: false };
  const throttled: (string[] | undefined)[] = [];
  const resolve = (name: string) =>
    module.imports.get(name) ?? (module.declarations.has(name) ? `${path}#${name}` : undefined);
  const visit = (node: Node, { isType, isKey }: { isType: boolean; isKey: boolean }): void => {
    const name = nameOf(node);
    const used = name === undefined || isKey || isType ? undefined : resolve(name);
    if (used !== undefined && used !== throttleFunction) found.uses.add(used);
    const text = literalOf(node);
    if (text !== undefined) found.texts.add(text);
    const callee = nameOf(node.callee);
    if (node.type === 'NewExpression' && callee === 'AppError') {
      const thrown = literalsOf(listOf(node.arguments)[0]);
      for (const code of thrown ?? []) found.errors.add(code);
      found.throwsVariable ||= thrown === undefined;
    }
    if (callee !== undefined && resolve(callee) === throttleFunction)
      throttled.push(literalsOf(listOf(node.arguments)[1]));
    for (const { child, isKeyOfNode } of childrenWithPlace(node))
      visit(child, { isType: isType || isTypeNode(child), isKey: isKeyOfNode });
  };
  for (const node of nodes) visit(node, { isType: false, isKey: false });
  for (const literals of throttled) {
    const names = literals ?? [...found.texts].filter((text) => rules.throttleErrors.has(text));
    for (const name of names) for (const code of rules.throttleErrors.get(name) ?? []) found.errors.add(code);
    // The caller chooses the rule; the function names the code that it handles, as `admitLook` does.
    if (names.length === 0) for (const code of codesIn(found, rules.codes)) found.errors.add(code);
  }
  return found;
}

/** Takes for the code of `new AppError(code)` every code literal in the declaration and in those that it uses. */
function nameVariables(declarations: ReadonlyMap<string, Declaration>, codes: ReadonlySet<string>): void {
  for (const [key, declaration] of declarations) {
    if (!declaration.throwsVariable || key === throttleFunction) continue;
    const near = [...declaration.uses].map((used) => declarations.get(used));
    const thrown = [declaration, ...near].flatMap((each) => (each ? codesIn(each, codes) : []));
    if (thrown.length === 0)
      throw new Error(`${key} throws a code that is written neither there nor in what it uses.`);
    for (const code of thrown) declaration.errors.add(code);
  }
}

function codesIn({ texts }: Declaration, codes: ReadonlySet<string>): string[] {
  return [...texts].filter((text) => codes.has(text));
}

function isTypeNode({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(type);
}

function childrenOf(node: Node): Node[] {
  return childrenWithPlace(node).map(({ child }) => child);
}

/** The direct children of a node, and whether one is the name of a property, which refers to no declaration. */
function childrenWithPlace(node: Node): { child: Node; isKeyOfNode: boolean }[] {
  const isComputed = node.computed === true || node.shorthand === true;
  return Object.entries(node).flatMap(([key, value]) => {
    const isKeyOfNode = !isComputed && /^(property|key)$/.test(key);
    return listOf(value).map((child) => ({ child, isKeyOfNode }));
  });
}

function listOf(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;
}

function literalOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string'
    ? value.value
    : undefined;
}

/** The values of a string literal, or of a condition between literals. */
function literalsOf(node: Node | undefined): string[] | undefined {
  const text = literalOf(node);
  if (text !== undefined) return [text];
  if (node?.type !== 'ConditionalExpression') return undefined;
  const [one, other] = [node.consequent, node.alternate].map((side) => literalsOf(listOf(side)[0]));
  return one && other && [...one, ...other];
}
