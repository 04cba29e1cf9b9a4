/** The permissions of a role as people know them: what is added finds a row of its own and moves nothing. */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PermissionTable } from '#src/admin/features/roles/permission-table.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

/** A group, then its rows. */
const KNOWN: readonly (readonly string[])[] = [
  ['Back office', 'Tableau de bord', 'Menu du back office'],
  [
    'Catalogue',
    'Produits',
    'Compatibilités',
    'Catégories',
    'Attributs',
    'Familles d’attributs',
    'Import en masse',
    'Prix par groupe',
  ],
  [
    'Ventes',
    'Commandes',
    'Devis',
    'Expéditions',
    'Factures',
    'Remboursements',
    'Transactions',
    'Retours',
    'Réglages des retours',
  ],
  ['Clients et équipe', 'Clients', 'Demandes de données', 'Groupes', 'Administrateurs', 'Rôles', 'Permissions'],
  [
    'Marketing',
    'Avis',
    'Codes promo',
    'Règles catalogue',
    'Modèles d’e-mails',
    'Événements',
    'Campagnes',
    'Abonnés à la lettre',
  ],
  [
    'Contenus',
    'Diaporamas',
    'Identité visuelle',
    'Pages et actualités',
    'Catégories de contenu',
    'Étiquettes',
    'Menus',
    'Types de contenu',
    'Champs personnalisés',
    'Composants',
    'Médias',
    'Catégories de médias',
    'Permaliens',
    'Redirections',
    'Synonymes de recherche',
    'Termes recherchés',
    'Liens cassés',
    'Référencement',
  ],
  ['Tickets', 'Tickets', 'Utilisateurs des tickets', 'Groupes des tickets', 'Réglages des tickets'],
  [
    'Configuration',
    'Tâches en échec',
    'Réglages généraux',
    'Réglages du catalogue',
    'Réglages des clients',
    'Réglages des ventes',
    'Réglages des e-mails',
    'Réglages des taxes',
    'Réglages des utilisateurs',
    'Catégories de taxe',
    'Taux de taxe',
    'Devises',
    'Taux de change',
    'Langues',
    'Canaux',
    'Sources de stock',
    'Barèmes de livraison',
  ],
];

const NOBODY: ReadonlySet<string> = new Set();

const draw = (guard: 'back' | 'front', wanted = '') =>
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <PermissionTable
        guard={guard}
        held={NOBODY}
        before={NOBODY}
        wanted={wanted}
        isGrantedOnly={false}
        isDisabled={() => false}
        onChange={() => {}}
      />
    </I18nProvider>,
  );

const words = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

test('the groups and rows of the back office keep their words and their order, whatever is added', () => {
  const known = new Set(KNOWN.flat());
  draw('back');
  expect(words().filter((word) => known.has(word))).toEqual(KNOWN.flat());
});

test('the parts of a customer’s account are called by their words', () => {
  draw('front');
  expect(words()).toEqual(['Espace client', 'Commandes', 'Devis', 'Retours', 'Avis', 'Paiement en compte']);
});

test('a managed thing is found by what its definition calls it', () => {
  draw('back', 'diaporama');
  expect(words()).toEqual(['Contenus', 'Diaporamas']);
});
