import { breaking, type Mutant } from './mutant.ts';

const device = ['tests/sync/versions.test.ts', 'tests/sync/recorded.test.ts', 'tests/sync/sending.test.ts'];

/** Whatever has a version: changes of earlier and later builds, on both sides. */
export const VERSIONS: readonly Mutant[] = [
  ...breaking('src/sync/core/contract.ts', device, [
    [
      'V01',
      'S49',
      'a version of a later build is read as one of now',
      "if (version > offline.version) return { ok: false, reason: { class: 'newerVersion' } };",
      '',
    ],
    ['V02', 'S49', 'an older change is not raised', 'raised = offline.upcast(version, args);', 'raised = args;'],
    [
      'V03',
      'S49',
      'an upcaster that fails stops the queue',
      "        return { ok: false, reason: { class: 'upcastFailed' } };\n      }\n    }",
      '        throw new Error();\n      }\n    }',
    ],
    [
      'V04',
      'S49',
      'a raised change says its old version',
      'v: offline.version,\n      args',
      'v: version,\n      args',
    ],
    [
      'V05',
      'S49',
      'a route that is not known stops the queue',
      "{ ok: false, reason: { class: 'unknownRoute' } }",
      "{ ok: false, reason: { class: 'invalid' } }",
    ],
  ]),
  ...breaking('src/sync/core/batch.ts', device, [
    [
      'V06',
      'S49',
      'a raised change travels with its old arguments',
      '{ ...asStored, v: opened.change.v, args: opened.change.args }',
      'asStored',
    ],
    [
      'V07',
      'S49',
      'a raised change travels with its old version',
      '{ ...asStored, v: opened.change.v, args',
      '{ ...asStored, args',
    ],
  ]),
  ...breaking(
    'server/sync/change/change-handler.ts',
    ['tests/server/sync/push/old-versions.test.ts', 'tests/server/sync/push/push.test.ts'],
    [
      [
        'V10',
        'S15',
        'a version of tomorrow is executed',
        'if (version > offline.version || !offline.upcast) throw unreadable;',
        'if (!offline.upcast) return args;',
      ],
      [
        'V11',
        'S15',
        'an older change is not raised by the shop',
        '    return offline.upcast(version, args);\n',
        '    return args;\n',
      ],
      [
        'V12',
        'S15',
        'an upcaster that fails is a fault of the shop',
        '  } catch {\n    throw unreadable;',
        '  } catch (error) {\n    throw error;',
      ],
      [
        'V13',
        'S9',
        'what was raised is not checked',
        'const args = parse(route.body, upcast(offline, call));',
        'const args = upcast(offline, call) as never;',
      ],
      [
        'V14',
        'S15',
        'a version that nobody can read is refused for good',
        "new Refusal('route.unknown', { version })",
        "new Refusal('input.invalid', { version })",
      ],
    ],
  ),
];
