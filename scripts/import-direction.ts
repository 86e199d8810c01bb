import { type Import, importsOf } from './module-imports.ts';

type DirectionRule = {
  /** The files the rule is about. */
  from: RegExp;
  except?: RegExp;
  isRefused: (imported: Import, path: string) => boolean;
  /** Where the code belongs instead. */
  instead: string;
};

const tests = /\.test\.tsx?$|^server\/tests\//;
const domainPackages = new Set([
  'temporal-polyfill',
  'feiertagejs',
  'libphonenumber-js/max',
  'ical-generator',
]);
/** Where the assistant's weights are read, and by what. */
const weightReaders = [
  'server/src/assistant/classifier.ts',
  'server/src/assistant/redaction/name-weights.ts',
];
const weightReading = ['node:fs', 'node:zlib'];
/** The folders of web/app, each of which may import those before it. */
const webRooms = [
  'text-elements',
  'storage',
  'ui',
  'clock',
  'i18n',
  'api',
  'session',
  'page',
  'forms',
  'one-time-code',
  'scheduling',
  'console',
  'features',
  'layouts',
];
/** The parts of web/app/features that every other one may import: when the practice is open, and who is there. */
const sharedWebFeatures = ['web/app/features/opening-hours/', 'web/app/features/console-proof/'];
/** A screen that is put together from the parts of other features. */
const composedFeatures = new Map([
  [
    'web/app/features/guest-appointment',
    ['appointments', 'own-data'].map((name) => `web/app/features/${name}/`),
  ],
  // Proving oneself once more, and new ways in, are those of the door.
  ['web/app/features/console-proof', ['web/app/features/console-sign-in/']],
  ['web/app/features/console-team', ['web/app/features/console-sign-in/']],
  // What is handed out or erased reads as it does for the person themselves.
  ['web/app/features/console-patients', ['web/app/features/own-data/']],
  // The assistant's form confirms as the wizard does.
  ['web/app/features/chat', ['web/app/features/booking/']],
  [
    'web/app/features/dashboard',
    ['appointments', 'booking', 'family', 'own-data', 'profile'].map((name) => `web/app/features/${name}/`),
  ],
]);

function workspaceOf(imported: Import): string | undefined {
  const named = /^@praxisportal\/([a-z]+)/.exec(imported.specifier)?.[1];
  return named ?? /^(contract|practice|server|web)\//.exec(imported.target ?? '')?.[1];
}

function startsWithAny(target: string | undefined, folders: string[]): boolean {
  return folders.some((folder) => target?.startsWith(folder));
}

function isForeignToDomain({ specifier, target, isTypeOnly }: Import): boolean {
  if (startsWithAny(target, ['server/src/domain/', 'contract/src/'])) return false;
  if (target?.startsWith('practice/src/')) return !isTypeOnly;
  return !domainPackages.has(specifier);
}

function isForeignToAssistant({ specifier, target }: Import, path: string): boolean {
  // Values of practice are refused to the whole server.
  const own = ['server/src/assistant/', 'server/src/domain/', 'contract/src/', 'practice/src/'];
  if (startsWithAny(target, own) || specifier === 'node:util') return false;
  return !(weightReaders.includes(path) && weightReading.includes(specifier));
}

function isOtherWebFeature({ target }: Import, path: string): boolean {
  const own = path.split('/').slice(0, 4).join('/');
  if (!target?.startsWith('web/app/features/') || target.startsWith(`${own}/`)) return false;
  return !startsWithAny(target, [...sharedWebFeatures, ...(composedFeatures.get(own) ?? [])]);
}

function webRoomOf(path: string | undefined): number {
  return webRooms.indexOf(/^web\/app\/([a-z0-9-]+)\//.exec(path ?? '')?.[1] ?? '');
}

const rules: DirectionRule[] = [
  {
    from: /^contract\//,
    isRefused: (imported) => !['contract', undefined].includes(workspaceOf(imported)),
    instead: 'contract knows no other workspace; what needs both belongs in server or web',
  },
  {
    from: /^contract\/src\/calls\.ts$/,
    isRefused: () => true,
    instead:
      'the call table ships to the browser and imports nothing; schemas belong in contract/src/schemas.ts',
  },
  {
    from: /^practice\//,
    isRefused: (imported) => !['practice', undefined].includes(workspaceOf(imported)),
    instead: 'practice knows no other workspace; its types belong in practice/src/types.ts',
  },
  {
    from: /^server\//,
    isRefused: (imported) => workspaceOf(imported) === 'web',
    instead: 'server never knows web; what both need belongs in contract',
  },
  {
    from: /^web\//,
    isRefused: (imported) => workspaceOf(imported) === 'server',
    instead: 'web never knows server; what both need belongs in contract',
  },
  {
    from: /^(server|web|scripts|bench)\//,
    isRefused: ({ specifier, target }) =>
      specifier.startsWith('.') && startsWithAny(target, ['contract/', 'practice/src/']),
    instead:
      'another workspace is imported by its name, as @praxisportal/contract/… or @praxisportal/practice/…',
  },
  {
    from: /^server\/src\//,
    except: /\.test\.ts$|^server\/src\/own-practice\.ts$|^server\/src\/(domain|db\/migrations)\//,
    isRefused: ({ target, isTypeOnly }) => startsWithAny(target, ['practice/src/']) && !isTypeOnly,
    instead: "the practice's facts come as context.practice, so that tests can put another practice in",
  },
  {
    from: /^server\/src\/domain\//,
    except: tests,
    isRefused: isForeignToDomain,
    instead:
      'domain is pure: it may import contract, types of practice, domain and the packages in domainPackages; values of practice, the clock and I/O come as arguments from server/src/features',
  },
  {
    from: /^server\/src\/assistant\//,
    except: tests,
    isRefused: isForeignToAssistant,
    instead: `the assistant is pure: it may import itself, domain, contract, types of practice and node:util; weights are read in ${weightReaders.join(' and ')} alone, and what is known elsewhere comes as an argument from server/src/features/chat`,
  },
  {
    from: /^server\//,
    except: /\/(queries|commands)\.ts$|^server\/src\/(db|jobs)\/|\.test\.ts$|^server\/tests\//,
    isRefused: ({ specifier }) => /^kysely(\/|$)/.test(specifier),
    instead:
      'the database is spoken to in queries.ts, commands.ts, server/src/db and server/src/jobs; types of the handle come from server/src/db/database.ts',
  },
  {
    from: /^web\/app\/ui\//,
    isRefused: ({ specifier, target }) =>
      /^(react-router|@react-router\/)/.test(specifier) || webRoomOf(target) > webRooms.indexOf('ui'),
    instead:
      'ui knows neither router, API, messages nor features; hand the value over as a prop, or move the component into its feature',
  },
  {
    from: /^web\/app\/[a-z0-9-]+\//,
    except: /^web\/app\/ui\//,
    isRefused: ({ target }, path) => webRoomOf(target) > webRoomOf(path),
    instead: `the rooms of web/app know those before them only (${webRooms.join(', ')}); hand the value over as an argument`,
  },
  {
    from: /^web\/app\/features\//,
    isRefused: isOtherWebFeature,
    instead:
      'features do not reach into each other; what two need belongs in web/app/ui, web/app/api, web/app/session or a folder of its own such as web/app/one-time-code',
  },
];

/** One message for each import that goes against the direction that ARCHITECTURE.md draws. */
export function checkDirection(files: Map<string, string>): string[] {
  const messages: string[] = [];
  for (const [path, source] of files) {
    const applying = rules.filter((rule) => rule.from.test(path) && !rule.except?.test(path));
    for (const imported of importsOf(path, source)) {
      for (const rule of applying) {
        if (rule.isRefused(imported, path))
          messages.push(`${path} imports ${imported.specifier}: ${rule.instead}.`);
      }
    }
  }
  return messages;
}
