-- What goes with the confirmation of an order: the terms of sale that were accepted, and the withdrawal form.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check check (
  kind in ('quote', 'order', 'invoice', 'credit_note', 'delivery_slip', 'return_slip', 'terms', 'withdrawal_form')
);
