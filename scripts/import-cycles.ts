/** Node → the nodes that it imports. */
export type Graph = Map<string, Set<string>>;
export type Edge = { from: string; to: string };

/**
 * Every edge that lies on a cycle, i.e. whose ends reach each other. Unlike a list of cycles, this set does not
 * depend on the order in which the graph is walked.
 */
export function findCyclicEdges(graph: Graph): Edge[] {
  const componentOf = findComponents(graph);
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => componentOf.get(from) === componentOf.get(to)).map((to) => ({ from, to })),
  );
}

/** The shortest way from `to` back to `from`, with `from` at both ends. */
export function shortestCycle(graph: Graph, { from, to }: Edge): string[] {
  const cameFrom = new Map([[to, from]]);
  for (const node of cameFrom.keys()) {
    if (node === from) break;
    for (const next of graph.get(node) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, node);
  }
  const cycle = [from];
  for (let node = cameFrom.get(from); node && node !== from; node = cameFrom.get(node)) cycle.unshift(node);
  return [from, ...cycle];
}

/** Tarjan's strongly connected components: node → number of its component. */
function findComponents(graph: Graph): Map<string, number> {
  const indexOf = new Map<string, number>();
  const componentOf = new Map<string, number>();
  const open: string[] = [];
  function visit(node: string): number {
    const index = indexOf.size;
    let lowest = index;
    indexOf.set(node, index);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexOf.has(next)) lowest = Math.min(lowest, visit(next));
      else if (!componentOf.has(next)) lowest = Math.min(lowest, indexOf.get(next) ?? index);
    }
    if (lowest === index) for (const done of open.splice(open.indexOf(node))) componentOf.set(done, index);
    return lowest;
  }
  for (const node of graph.keys()) if (!indexOf.has(node)) visit(node);
  return componentOf;
}
