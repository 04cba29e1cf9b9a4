import { breaking, type Mutant } from '../mutant.ts';

/** The carts of the shop: its own prices and stock, what is told, and the carts of guests. */
export const CARTS: readonly Mutant[] = [
  ...breaking(
    'server/subjects/cart/cart-changes.ts',
    [
      'tests/server/cart/cart.test.ts',
      'tests/server/sync/faults/faults.test.ts',
      'tests/server/sync-devices/faults.test.ts',
    ],
    [
      ['F50', 'S6', 'more is sold than there is', 'settleCart(step(cart, at), at)', 'step(cart, at)'],
      ['F51', 'S6', 'a vehicle is sold', 'if (cartLine === null) throw', 'if (cartLine === null && delta < 0) throw'],
      [
        'F52',
        'S6',
        'an article is sold without its variant',
        "cartLine === 'variant' && article.variantId === null",
        "cartLine === 'variant' && article.variantId === 0",
      ],
      [
        'F53',
        'S19',
        'the price that was seen is that of now',
        'const seenPrice = shownPrice <= MAX_PRICE ? shownPrice : entry.unitPrice;',
        'const seenPrice = entry.unitPrice;',
      ],
      [
        'F54',
        'S19',
        'a price that was acknowledged is told again',
        '{ ...line, seenPrice: line.unitPrice } : line',
        'line : line',
      ],
      [
        'F55',
        'S19',
        'notices that were read stay',
        'notices: cart.notices.filter((notice) => !read.has(notice.lineKey)),',
        'notices: cart.notices,',
      ],
      ['F56', 'S60', 'a request that was refused empties the new cart', '    if (!received) return DONE;\n', ''],
      ['F57', 'S6', 'an article of the other area is sold', ' || article.area !== area) throw', ') throw'],
      [
        'F58',
        'S20',
        'a request leaves its cart full',
        '({ notices }) => ({\n    lines: clearCart(),',
        '({ lines, notices }) => ({\n    lines,',
      ],
      [
        'F59',
        'S9',
        'a price that no column holds is stored',
        'shownPrice <= MAX_PRICE ? shownPrice : entry.unitPrice',
        'shownPrice',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/cart/held-line.ts',
    ['tests/server/cart/cart.test.ts', 'tests/server/cart/keep.test.ts'],
    [
      [
        'F60',
        'S6',
        'an article that was withdrawn leaves without a word',
        "notices = withNotice(notices, noticeOf(line, 'cart.productGone', line.quantity, 0, at));",
        '',
      ],
      [
        'F61',
        'S19',
        'what was asked for first is forgotten',
        'Math.max(notice.from, unread?.from ?? 0)',
        'notice.from',
      ],
      ['F62', 'S19', 'a line has several notices on one matter', 'notices.filter((one) => !isSame(one))', 'notices'],
      [
        'F63',
        'S60',
        'what was told and not read is told again',
        'if (unread !== undefined && saysSame(unread, told)) return notices;',
        '',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/cart/keep-lines.ts',
    ['tests/server/cart/keep.test.ts'],
    [
      [
        'F65',
        'S60',
        'what the shop does not sell leaves a kept cart without a word',
        "gone.push(noticeOf(line, 'cart.productGone'",
        "void (noticeOf(line, 'cart.productGone'",
      ],
      ['F66', 'S60', 'a vehicle comes with a kept cart', ' && cartLine !== null &&', ' &&'],
      [
        'F67',
        'S60',
        'a kept cart brings an article of the other area',
        'onSale && article.area === area &&',
        'onSale &&',
      ],
      ['F68', 'S9', 'a name from a device breaks lines', 'name: inOneLine(snapshot.name)', 'name: snapshot.name'],
    ],
  ),
  ...breaking(
    'server/subjects/cart/merge-cart.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'F71',
        'S82',
        'a merged cart is not marked',
        "await trx.updateTable('cart').set({ merged_at: asked.now }).where('id', '=', id).execute();",
        '',
      ],
      ['F72', 'S82', 'a cart is merged each time it is asked', '  if (isMerged) return null;\n', ''],
      [
        'F75',
        'S6 S82',
        'stock does not clamp a merged cart',
        'const settled = settleCart({ lines, notices: brought.notices.reduce(withNotice, own.notices) }, at);',
        'const settled = { lines, notices: brought.notices.reduce(withNotice, own.notices) };',
      ],
      [
        'F76',
        'S19 S82',
        'what the guest was told and has not read is lost',
        'brought.notices.reduce(withNotice, own.notices)',
        'own.notices',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/guest/merge-guest.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'F70',
        'S82',
        'anybody merges a guest',
        "if (guest && guest.customer_id !== person.id) throw new Refusal('permission.missing');",
        '',
      ],
      ['F74', 'S82', 'favourites are left behind', '  await addFavourites(context, args);\n', ''],
      [
        'F77',
        'S82',
        'requests that came along are not told',
        'for (const key of await attachQuotes(trx, visitor, person.id)) context.touch(key);',
        'await attachQuotes(trx, visitor, person.id);',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/quotes/attach-quotes.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'F73',
        'S82',
        'requests under another address come along',
        "      and quote.contact ->> 'email' = customer.email\n",
        '',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/guest/forward-merged.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'F80',
        'S83',
        'the whole cart of a merged guest goes on with each change',
        'withDifference(cart.lines, before.lines, after.lines)',
        'withDifference(cart.lines, [], after.lines)',
      ],
      [
        'F81',
        'S83',
        'the customer does not hear what the guest still did',
        '  await advanceChannel(trx, personName(customer), entities, { ids, now });\n',
        '',
      ],
      [
        'F82',
        'S82 S83',
        'requests that a merged guest still sends stay with the guest',
        '  touched.push(...(await attachQuotes(trx, person.id, customer.id)));\n',
        '',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/cart/cart-unit.ts',
    [
      'tests/server/sync/unit-of-work.test.ts',
      'tests/server/sync/faults/faults.test.ts',
      'tests/server/sync/push/one-run.test.ts',
      'tests/server/cart/cart.test.ts',
    ],
    [
      [
        'F85',
        'S10',
        'a cart that was opened and not used stays',
        'await sql`delete from cart where id = ${id}`.execute(trx);',
        '',
      ],
      ['F86', 'S22', 'what was saved cannot be taken back', '        held = before.held;\n', ''],
      [
        'F87',
        'S22',
        'a lock that was taken back counts as taken',
        "if (undone === 'rows') opened = before.opened;",
        '',
      ],
      [
        'F88',
        'S19',
        'notices are not written',
        'if (cart.notices !== stored.notices) {',
        'if (cart.notices === undefined) {',
      ],
    ],
  ),
];
