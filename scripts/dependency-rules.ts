import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** What dependency-cruiser refuses of single imports; `comment` says where the line belongs instead. */
export type ImportRule = IRegularForbiddenRuleType & { name: string; comment: string };

export type Layer = {
  name: string;
  /** Files below server/src, as regular expressions. A file belongs to the first layer that names it. */
  files: string[];
  /** The other layers that it may import; without it the layer has no rule of layers. */
  mayImport?: string[];
  comment: string;
};

const apart =
  'portal, console, chat and jobs do not know each other; what two of them need belongs in core, as a use case, query or rule';

/** The server's layers. A folder or file that moves to another layer changes its line here. */
export const serverLayers: Layer[] = [
  {
    name: 'composition',
    files: ['(main|server|app|own-practice|practice-check|describe-setup|unknown-settings)\\.ts$'],
    comment: 'composition is what the process starts with, and may know everything',
  },
  {
    name: 'assistant',
    files: ['assistant/'],
    comment: 'the assistant understands and answers; its own rule below says what it may import',
  },
  { name: 'jobs', files: ['jobs/'], mayImport: ['platform', 'core'], comment: apart },
  {
    name: 'chat',
    files: ['features/chat/', 'language-model/'],
    mayImport: ['platform', 'core', 'assistant'],
    comment: apart,
  },
  {
    name: 'console',
    files: ['console/', 'features/console-[a-z]+/', 'features/staff-audit/'],
    mayImport: ['platform', 'core'],
    comment: apart,
  },
  {
    name: 'platform',
    files: [
      '(platform|db|http|delivery|live|security|backup|speech)/',
      'features/(throttle|human-check|security-events|health)/',
      'domain/(budget|calendar-date|call-countries|growing-work|password-rules)\\.ts$',
      '(config|config-values|loopback|map-in-turns)\\.ts$',
    ],
    mayImport: [],
    comment:
      'platform knows no appointment, patient or account; take the value or function as an argument, or move the file to core',
  },
  {
    name: 'portal',
    files: ['portal/'],
    mayImport: ['platform', 'core'],
    comment: apart,
  },
  {
    name: 'core',
    files: ['core/', 'features/', 'domain/', 'context\\.ts$'],
    mayImport: ['platform'],
    comment:
      'core does not know its callers; move what it needs from portal, console, chat or jobs into core, or take it as an argument',
  },
];

/** A part of the website. Its folders stand in order: each may import those before it. */
type WebPart = {
  name: 'shared' | 'site' | 'console';
  /** Below the features. */
  rooms: string[];
  /** Above the features. */
  frame: string[];
  /** Features that every other one may import. */
  sharedFeatures: string[];
  /** Features that are put together from the parts of others. */
  composedFeatures: Record<string, string[]>;
};

const sharedRooms = [
  'text-elements',
  'storage',
  'ui',
  'clock',
  'i18n',
  'api',
  'session',
  'page',
  'forms',
  'own-data',
];
/** The two applications. What is no room and no frame in them is a feature: its screens and their parts. */
const webApplications: WebPart[] = [
  {
    name: 'site',
    rooms: ['session', 'page', 'one-time-code', 'scheduling'],
    frame: ['layouts'],
    // When the practice is open.
    sharedFeatures: ['opening-hours'],
    composedFeatures: {
      'guest-appointment': ['appointments', 'own-data'],
      // The assistant's form confirms as the wizard does.
      chat: ['booking'],
      dashboard: ['appointments', 'booking', 'family', 'own-data', 'profile'],
    },
  },
  {
    name: 'console',
    rooms: ['shell'],
    frame: [],
    // Step-up authentication, which uses the forms of the sign-in as new credentials do.
    sharedFeatures: ['proof'],
    composedFeatures: { proof: ['sign-in'], team: ['sign-in'] },
  },
];

/** Tests may import what they test, and their harness. */
export const testFiles = '\\.test\\.tsx?$|^server/tests/';
const webComposition =
  '^web/(site/(root\\.tsx|entry\\.client\\.tsx|routes\\.ts|browser-routes\\.ts)|console/(entry\\.client\\.tsx|prerender\\.ts))$';

/** Where the assistant's weights are read. */
const weightReaders = '^server/src/assistant/(classifier|redaction/name-weights)\\.ts$';
const domainPackages = ['temporal-polyfill', 'feiertagejs', 'libphonenumber-js', 'ical-generator'];

/** The files of a layer, without those that an earlier layer names. */
function pathOfLayer(layer: Layer): string {
  const earlier = serverLayers.slice(0, serverLayers.indexOf(layer)).flatMap(({ files }) => files);
  const others = earlier.length > 0 ? `(?!${earlier.join('|')})` : '';
  return `^server/src/${others}(?:${layer.files.join('|')})`;
}

export function isInLayer(layer: Layer, path: string): boolean {
  return new RegExp(pathOfLayer(layer)).test(path);
}

function layerNamed(name: string): Layer {
  const layer = serverLayers.find((other) => other.name === name);
  if (!layer) throw new Error(`No layer is called ${name}.`);
  return layer;
}

function refuse(name: string, from: ImportRule['from'], to: ImportRule['to'], comment: string): ImportRule {
  return { name, severity: 'error', from, to, comment };
}

const layerRules = serverLayers.flatMap((layer) => {
  const { name, mayImport, comment } = layer;
  if (!mayImport) return [];
  const refused = serverLayers.filter((other) => other !== layer && !mayImport.includes(other.name));
  const from = { path: pathOfLayer(layer), pathNot: testFiles };
  return [refuse(`layer-${name}`, from, { path: refused.map(pathOfLayer) }, comment)];
});

const workspaceRules = [
  refuse(
    'contract-alone',
    { path: '^contract/' },
    { path: '^(practice|server|web|scripts|bench)/' },
    'contract knows no other workspace; what needs both belongs in server or web',
  ),
  refuse(
    'call-table-alone',
    { path: '^contract/src/calls\\.ts$' },
    {},
    'the call table ships to the browser and imports nothing; schemas belong in contract/src/schemas.ts',
  ),
  refuse(
    'practice-alone',
    { path: '^practice/' },
    { path: '^(contract|server|web|scripts|bench)/' },
    'practice knows no other workspace; its types belong in practice/src/types.ts',
  ),
  refuse(
    'server-without-web',
    { path: '^server/' },
    { path: '^web/' },
    'server never knows web; what both need belongs in contract',
  ),
  refuse(
    'web-without-server',
    { path: '^web/' },
    { path: '^server/' },
    'web never knows server; what both need belongs in contract',
  ),
  refuse(
    'workspace-by-name',
    { path: '^(server|web|scripts|bench)/' },
    { path: ['^contract/', '^practice/src/'], dependencyTypesNot: ['aliased'] },
    'another workspace is imported by its name, as @praxisportal/contract/… or @praxisportal/practice/…',
  ),
  refuse(
    'practice-as-argument',
    {
      path: '^server/src/',
      pathNot: [testFiles, '^server/src/own-practice\\.ts$'],
    },
    { path: '^practice/src/', dependencyTypesNot: ['type-only'] },
    "the practice's facts come as context.practice, so that tests can put another practice in",
  ),
];

const serverRules = [
  refuse(
    'domain-is-pure',
    { path: '^server/src/domain/', pathNot: testFiles },
    {
      pathNot: [
        '^server/src/domain/',
        '^(contract|practice)/src/',
        `^node_modules/(${domainPackages.join('|')})/`,
      ],
    },
    'domain is pure: it may import contract, types of practice, domain and the packages in domainPackages; the clock and I/O come as arguments from server/src/features',
  ),
  refuse(
    'assistant-is-pure',
    { path: '^server/src/assistant/', pathNot: [testFiles, weightReaders] },
    { pathNot: ['^server/src/(assistant|domain)/', '^(contract|practice)/src/', '^util$'] },
    'the assistant is pure: it may import itself, domain, contract, types of practice and node:util; what is known elsewhere comes as an argument from server/src/features/chat',
  ),
  refuse(
    'weights-are-read-only',
    { path: weightReaders },
    { pathNot: ['^server/src/(assistant|domain)/', '^(contract|practice)/src/', '^(util|fs|zlib)$'] },
    'the assistant is pure: the files that read its weights may import node:fs and node:zlib besides',
  ),
  refuse(
    'sql-in-queries-and-commands',
    { path: '^server/', pathNot: [testFiles, '/(queries|commands)\\.ts$', '^server/src/(db|jobs)/'] },
    { path: '^node_modules/kysely/' },
    'the database is spoken to in queries.ts, commands.ts, server/src/db and server/src/jobs; types of the handle come from server/src/db/database.ts',
  ),
  refuse(
    'core-without-http',
    { path: pathOfLayer(layerNamed('core')), pathNot: testFiles },
    { path: ['^server/src/http/', '^node_modules/(fastify|@fastify)/'] },
    'core knows no HTTP; handlers belong in server/src/portal and server/src/console, and pass what core needs of the request as an argument',
  ),
];

/** Rules of folders in order: each may import those before it. `paths` are regular expressions. */
function refuseLaterRooms(part: string, rooms: { name: string; path: string }[]): ImportRule[] {
  const order = rooms.map(({ name }) => name).join(', ');
  return rooms
    .slice(0, -1)
    .map(({ name, path }, index) =>
      refuse(
        `web-room-${part}-${name}`,
        { path },
        { path: rooms.slice(index + 1).map((room) => room.path) },
        `the rooms of web/${part} know those before them only (${order}); hand the value over as an argument or prop, or move the file to a later room`,
      ),
    );
}

function roomsBelow(part: string, names: string[]): { name: string; path: string }[] {
  return names.map((name) => ({ name, path: `^web/${part}/${name}/` }));
}

function webApplicationRules(application: WebPart): ImportRule[] {
  const { name, rooms, frame, sharedFeatures, composedFeatures } = application;
  const features = `^web/${name}/(?!(?:${[...rooms, ...frame, 'styles'].join('|')})/)`;
  const comment = `features do not reach into each other; what two need belongs in a room of web/${name} (${rooms.join(', ')}), or in web/shared if both applications need it`;
  return [
    ...refuseLaterRooms(name, [
      ...roomsBelow(name, rooms),
      { name: 'features', path: `${features}[^/]+/` },
      ...roomsBelow(name, frame),
    ]),
    refuse(
      `web-${name}-features-apart`,
      { path: `${features}([^/]+)/`, pathNot: `^web/${name}/(${Object.keys(composedFeatures).join('|')})/` },
      { path: `${features}[^/]+/`, pathNot: `^web/${name}/(${['$1', ...sharedFeatures].join('|')})/` },
      comment,
    ),
    ...Object.entries(composedFeatures).map(([feature, parts]) =>
      refuse(
        `web-${name}-feature-${feature}`,
        { path: `^web/${name}/${feature}/` },
        {
          path: `${features}[^/]+/`,
          pathNot: `^web/${name}/(${[feature, ...sharedFeatures, ...parts].join('|')})/`,
        },
        comment,
      ),
    ),
  ];
}

const apartApplications =
  'the site and the console know nothing of each other; what both need belongs in web/shared';

const webRules = [
  refuse(
    'web-shared-alone',
    { path: '^web/shared/' },
    { path: '^web/(site|console)/' },
    'web/shared knows neither application; hand the value over as an argument or prop, or move the file into the application',
  ),
  refuse('web-site-alone', { path: '^web/site/' }, { path: '^web/console/' }, apartApplications),
  refuse('web-console-alone', { path: '^web/console/' }, { path: '^web/site/' }, apartApplications),
  ...refuseLaterRooms('shared', roomsBelow('shared', sharedRooms)),
  refuse(
    'web-ui-without-router',
    { path: '^web/shared/ui/' },
    { path: '^node_modules/(react-router|@react-router)/' },
    'ui knows no router; hand the value over as a prop, or move the component into its feature',
  ),
  ...webApplications.flatMap(webApplicationRules),
  refuse(
    'web-composition',
    { path: '^web/(site|console|shared)/', pathNot: [testFiles, webComposition] },
    { path: webComposition },
    'the root, the routes and the entry put an application together and are imported by nothing; what others need of them belongs in a room of it',
  ),
];

/** What puts an application together: it knows everything, nothing imports it, and it makes no folders a cycle. */
export const compositionFiles = new RegExp(`${pathOfLayer(layerNamed('composition'))}|${webComposition}`);

export const importRules: ImportRule[] = [...workspaceRules, ...layerRules, ...serverRules, ...webRules];
