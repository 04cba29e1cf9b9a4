/** Words for kinds of fields and their families. */
import { useLingui } from '@lingui/react/macro';
import type { CustomFieldKind, FieldFamily } from '#core/domain/cms/fields/custom-field.ts';

export function useFamilyWords(): Readonly<Record<FieldFamily, string>> {
  const { t } = useLingui();
  return {
    basic: t`Textes et nombres`,
    content: t`Contenus et fichiers`,
    choice: t`Choix`,
    relation: t`Liens`,
    interactive: t`Dates, lieux, couleurs`,
    layout: t`Disposition et répétition`,
  };
}

export function useKindWords(): Readonly<Record<CustomFieldKind, string>> {
  const { t } = useLingui();
  return {
    text: t`Texte court`,
    textarea: t`Texte long`,
    number: t`Nombre`,
    range: t`Curseur`,
    email: t`Adresse e-mail`,
    url: t`Adresse web`,
    password: t`Mot de passe`,
    wysiwyg: t`Texte mis en forme`,
    oembed: t`Contenu d’un autre site`,
    image: t`Image`,
    file: t`Fichier`,
    gallery: t`Galerie`,
    select: t`Liste de choix`,
    checkbox: t`Cases à cocher`,
    radio: t`Boutons radio`,
    button_group: t`Groupe de boutons`,
    true_false: t`Oui ou non`,
    link: t`Lien avec son texte`,
    content: t`Contenu`,
    relationship: t`Plusieurs contenus`,
    product: t`Produit`,
    vehicle: t`Véhicule`,
    category: t`Catégorie de produits`,
    user: t`Membre de l’équipe`,
    page_link: t`Page de la boutique`,
    google_map: t`Lieu`,
    date_picker: t`Date`,
    date_time_picker: t`Date et heure`,
    time_picker: t`Heure`,
    color_picker: t`Couleur`,
    icon: t`Icône`,
    message: t`Message`,
    tab: t`Onglet`,
    accordion: t`Accordéon`,
    group: t`Groupe`,
    repeater: t`Répéteur`,
    flexible_content: t`Contenu flexible`,
    clone: t`Copie d’un autre groupe`,
  };
}
