/** @type {import('dependency-cruiser').IConfiguration} */
const isTest = '(\\.test\\.tsx?$|^server/test/|^e2e/|^bench/|/evaluation/)';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Whoever is in a circle can be changed only together. Types alone, and pages that the route table loads late, make none at run time.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'contract-stands-alone',
      'The contract says what can be asked and knows nobody; only zod.',
      { path: '^contract/src', pathNot: isTest },
      { pathNot: ['^contract/src', '^node_modules/zod'], dependencyTypesNot: ['core'] },
    ),
    forbid(
      'sandbox-is-a-stranger',
      'The stand-in for third parties imports nothing of ours.',
      { path: '^sandbox/' },
      { path: '^(contract|server|web)/' },
    ),
    forbid(
      'server-knows-no-client',
      'Server and web meet in the contract alone; the sandbox is reached over its wire.',
      { path: '^server/src', pathNot: isTest },
      { path: '^(web|sandbox)/' },
    ),
    forbid(
      'web-knows-no-server',
      'The web talks to the server over its calls.',
      { path: '^web/src' },
      { path: '^(server|sandbox)/' },
    ),
    forbid(
      'web-reads-contract-types-only',
      'zod stays out of the first load: policy numbers, zone names, digits and colours are values, the rest ' +
        'of the contract is types. Rules of a form (components/*-rules.ts) load with their form and ' +
        'may judge by the contract itself.',
      { path: '^web/src', pathNot: [isTest, '^web/src/features/.+/components/[^/]+-rules\\.ts$'] },
      {
        path: '^contract/src/(?!(policy/|(policy|zone-names|zone-cities|digits|brand|color)\\.ts))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'routes-only-bind',
      'A table of contents: endpoint, actor, service call.',
      { path: '^server/src/features/.+/routes\\.ts$' },
      { path: '(/store\\.ts$|^server/src/db/|^server/src/gateways/.+/(?!port))' },
    ),
    forbid(
      'rules-are-pure',
      'Rules decide with what they are given: no database, gateway, job or clock.',
      { path: '^server/src/features/.+/rules\\.ts$' },
      {
        path: '(^server/src/(db|http|jobs|context|config)|/(store|service|jobs|routes)\\.ts$|^server/src/gateways/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'stores-decide-nothing',
      'SQL and nothing above it.',
      { path: '^server/src/features/.+/store\\.ts$' },
      { path: '/(service|routes|jobs|present)\\.ts$' },
    ),
    forbid(
      'kysely-only-in-stores',
      'SQL and the query builder stand in stores, in db/ and in jobs/.',
      {
        path: '^server/src/',
        pathNot: [isTest, '/store\\.ts$', '^server/src/(db|jobs|demo)/'],
      },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'nouns-keep-their-stores',
      'A noun uses its own store and that of the whole feature; another noun is asked through its service.',
      { path: '^server/src/features/([^/]+)/(|.+/)[^/]+\\.ts$', pathNot: isTest },
      {
        path: '^server/src/features/$1/.+/store\\.ts$',
        pathNot: '^server/src/features/$1/$2store\\.ts$',
      },
    ),
    forbid(
      'features-meet-at-service-or-rules',
      'Another feature is asked through its service or its rules.',
      { path: '^server/src/features/([^/]+)/', pathNot: isTest },
      {
        path: '^server/src/features/([^/]+)/.*(store|present|routes)\\.ts$',
        pathNot: '^server/src/features/$1/',
      },
    ),
    forbid(
      'features-see-ports',
      'Vendors stay behind ports.',
      { path: '^server/src/features/', pathNot: isTest },
      { path: '^server/src/gateways/.+/(?!port\\.ts)' },
    ),
    forbid(
      'vendors-only-in-gateways',
      'A vendor is named in its adapter alone.',
      { path: '^server/src/', pathNot: ['^server/src/gateways/', isTest] },
      { path: 'node_modules/(stripe|twilio|nodemailer|ai|@ai-sdk|@sentry)/' },
    ),
    forbid(
      'lib-is-the-bottom',
      'lib knows no feature, database or http.',
      { path: '^server/src/lib/', pathNot: isTest },
      {
        path: '^server/src/(features|http|db|jobs|gateways|demo)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'ground-knows-no-feature',
      'http, db and jobs carry features and know none.',
      { path: '^server/src/(http|db|jobs)/', pathNot: isTest },
      { path: '^server/src/features/' },
    ),
    forbid(
      'ui-knows-no-product',
      'ui could ship in another product.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(features|pages|shell|boot|locales)/' },
    ),
    forbid(
      'web-lib-is-the-bottom',
      'lib knows no screen.',
      { path: '^web/src/lib/', pathNot: isTest },
      { path: '^web/src/(features|pages|shell|boot|ui)/' },
    ),
    forbid(
      'web-features-below-pages',
      'Pages put features together, never the other way round.',
      { path: '^web/src/features/' },
      { path: '^web/src/pages/' },
    ),
    forbid(
      'web-features-meet-at-queries',
      'A web feature reads another only through its queries, or is composed by a page.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/(?!queries)', pathNot: '^web/src/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
