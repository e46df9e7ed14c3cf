// Which folder may know which. There are no exceptions; a rule that does not fit is changed here.
const module_ = '^modules/([^/]+)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'modules-know-no-surface',
      comment: 'Deleting app/ and server/ must leave the product compiling.',
      severity: 'error',
      from: { path: '^modules/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(app|server)/|node_modules/(react-router|@react-router|hono)/' },
    },
    {
      name: 'modules-meet-at-the-door',
      comment:
        'Another module is used through its service, model or schema; tables only for foreign keys.',
      severity: 'error',
      from: { path: module_, pathNot: 'tables\\.server\\.ts$' },
      to: {
        path: '^modules/',
        pathNot: [
          '^modules/$1/',
          '^modules/[^/]+/(model|schema|destinations|auth\\.server|service\\.server)\\.ts$',
        ],
      },
    },
    {
      name: 'tables-only-from-tables',
      severity: 'error',
      from: { path: `${module_}tables\\.server\\.ts$` },
      to: { path: '^modules/', pathNot: '(tables\\.server|model)\\.ts$' },
    },
    {
      name: 'drizzle-in-stores-only',
      severity: 'error',
      from: {
        path: '^(app|modules|emails|server)/',
        pathNot: '(store|tables|auth)\\.server\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'routes-use-services',
      comment: 'A route parses, calls one service, answers.',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: '(store|tables|jobs|mails|auth)\\.server\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-product',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(app|content|emails|locales|modules|server)/' },
    },
    {
      name: 'design-system-knows-no-product',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: {
        path: '^(app/(blocks|routes|middleware)|modules|content|emails|locales|platform|server)/',
      },
    },
    {
      name: 'app-is-started-by-server',
      severity: 'error',
      from: { path: '^(app|emails|locales|content)/' },
      to: { path: '^server/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: {
        path: '^(app|content|emails|locales|modules|platform|server)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|\\.cache|data)/|\\+types/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
