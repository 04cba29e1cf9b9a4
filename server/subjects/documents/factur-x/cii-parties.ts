/** Seller, buyer and recipient of an invoice (EN 16931 BG-4, BG-7, BG-13). */
import type { Buyer, PostalAddress, Recipient, Seller } from '../models/parties.ts';
import { leaf, node, type Node } from './xml.ts';

/** Schemes of the register numbers of France (ISO/IEC 6523). */
const SIREN = '0002';
const SIRET = '0009';

/** A SIREN is the first nine digits of a SIRET (domain 4.7). */
const sirenOf = (siret: string | null) => siret?.slice(0, 9) ?? null;

function address({ lines, postcode, city, country }: PostalAddress): Node {
  const [first, second, ...others] = lines;
  return node('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', postcode),
    leaf('ram:LineOne', first),
    leaf('ram:LineTwo', second),
    leaf('ram:LineThree', others.join(', ')),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
  ]);
}

const phoneNode = (phone: string | null): Node =>
  node('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', phone)]);

const electronicAddress = (email: string | null): Node =>
  node('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: 'EM' })]);

const registration = (id: string | null, schemeID: 'VA' | 'FC'): Node =>
  node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', id, { schemeID })]);

/** `withTax` false where nothing is subject to VAT: then no VAT number is given (BR-O-02). */
export function sellerParty(seller: Seller, withTax: boolean): Node {
  return node('ram:SellerTradeParty', [
    leaf('ram:GlobalID', seller.siret, { schemeID: SIRET }),
    leaf('ram:Name', seller.name),
    leaf('ram:Description', [seller.legalForm, seller.capital].filter(Boolean).join(', ')),
    node('ram:SpecifiedLegalOrganization', [leaf('ram:ID', sirenOf(seller.siret), { schemeID: SIREN })]),
    node('ram:DefinedTradeContact', [
      leaf('ram:PersonName', seller.phone === null && seller.email === null ? null : seller.name),
      phoneNode(seller.phone),
      node('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', seller.email)]),
    ]),
    address(seller.address),
    electronicAddress(seller.email),
    withTax && seller.vatNumber !== null ? registration(seller.vatNumber, 'VA') : '',
    withTax && seller.vatNumber === null ? registration(sirenOf(seller.siret), 'FC') : '',
  ]);
}

export function buyerParty(buyer: Buyer, withTax: boolean): Node {
  return node('ram:BuyerTradeParty', [
    leaf('ram:GlobalID', buyer.siret, { schemeID: SIRET }),
    leaf('ram:Name', buyer.company ?? buyer.name),
    node('ram:SpecifiedLegalOrganization', [leaf('ram:ID', sirenOf(buyer.siret), { schemeID: SIREN })]),
    node('ram:DefinedTradeContact', [leaf('ram:PersonName', buyer.company === null ? null : buyer.name)]),
    address(buyer.address),
    electronicAddress(buyer.email),
    withTax ? registration(buyer.vatNumber, 'VA') : '',
  ]);
}

export function shipToParty({ name, company, address: to }: Recipient): Node {
  return node('ram:ShipToTradeParty', [leaf('ram:Name', company ?? name), address(to)]);
}
