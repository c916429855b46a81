import { sameName } from "parameter-form/collection";
import { expect, test } from "vitest";

type Pair = readonly [string, string];

const same: readonly Pair[] = [
  ["Ana García", "ana garcia"],
  ["Ana García", "ANA GARCÍA"],
  ["Ana García", "Ana Garci\u0301a"],
  ["Ana García", "Ana Garc\u0131a"],
  ["Ada Lovelace", " ada   lovelace "],
  ["Ada Lovelace", "Ada\u00a0Lovelace"],
  ["Ada Lovelace", "Ada\u200b Lovelace"],
  ["Ａｄａ", "Ada"],
  ["Ann Marie", "Annmarie"],
  ["Smith-Jones", "Smith Jones"],
  ["Smith‑Jones", "Smith–Jones"],
  ["De La Cruz", "Delacruz"],
  ["Mc Donald", "McDonald"],
  ["van der Berg", "Van Der Berg"],
  ["O'Brien", "OBrien"],
  ["O’Brien", "O'Brien"],
  ["O’Brien", "O`Brien"],
  ["O’Brien", "O´Brien"],
  ["O’Brien", "O Brien"],
  ["D’Angelo", "Dangelo"],
  ["J. R. O'Neil", "J R O Neil"],
  ["J.R. Smith", "JR Smith"],
  ["Smith, Jr.", "Smith Jr"],
  ["Keali\u02bbi", "Keali'i"],
  ["Keali\u02bbi", "Kealii"],
  ["Núñez", "Nunez"],
  ["Peña", "Pena"],
  ["João Conceição", "Joao Conceicao"],
  ["François Lefèvre", "Francois Lefevre"],
  ["Zoë", "Zoe"],
  ["Jürgen Groß", "Jurgen Gross"],
  ["GROẞ", "Groß"],
  ["Søren Ødegård", "Soren Odegard"],
  ["Åsa Ångström", "Asa Angstrom"],
  ["Łukasz Wałęsa", "Lukasz Walesa"],
  ["Đặng Thị Hồng Nhung", "Dang Thi Hong Nhung"],
  ["Nguyễn Văn Đức", "nguyen van duc"],
  ["Dvořák", "Dvorak"],
  ["Ćosić", "Cosic"],
  ["Erdoğan Işık", "Erdogan Isik"],
  ["İbrahim", "ibrahim"],
  ["Ștefan", "Stefan"],
  ["Þórdís Guðmundsdóttir", "Thordis Gudmundsdottir"],
  ["Æthelred", "Aethelred"],
  ["Cœur", "Coeur"],
  ["Ħal", "Hal"],
  ["Mª Cristina", "Ma. Cristina"],
  ["Miquel·la", "Miquella"],
  ["Γιώργος", "ΓΙΩΡΓΟΣ"],
  ["Алёна", "Алена"],
  ["أحمد", "احمد"],
  ["مُحَمَّد", "محمد"],
  ["שָׂרָה", "שרה"],
  ["राम शर्मा", " राम  शर्मा"],
  ["김 민준", "김민준"],
  ["김", "\u1100\u1175\u11b7"],
  ["", " "],
];

const different: readonly Pair[] = [
  ["Ada", ""],
  ["Ana García", "Ana Garza"],
  ["Ana García", "Ana"],
  ["Ana García", "García Ana"],
  ["Ana García", "Ana García López"],
  ["Ana García", "A. García"],
  ["Ana", "Anna"],
  ["Maria", "Mario"],
  ["Jon Smith", "John Smith"],
  ["Smith", "Smyth"],
  ["John Smith", "John Smith Jr"],
  ["Peña", "Peno"],
  ["Groß", "Gros"],
  ["Søren", "Soeren"],
  ["Müller", "Mueller"],
  ["Łukasz", "Wukasz"],
  ["Đặng", "Bang"],
  ["Þór", "Tor"],
  ["Æsa", "Asa"],
  ["Nguyễn Văn Đức", "Nguyen Van Duy"],
  ["Γιώργος", "Γιάννης"],
  ["Алёна", "Алина"],
  ["أحمد", "حمد"],
  ["राम", "रमा"],
  ["राम", "रम"],
  ["कि", "की"],
  ["か", "が"],
  ["김민준", "김민중"],
  ["李明", "李名"],
  ["Ada", "Аda"],
];

const isSame = ([a, b]: Pair) => {
  expect(sameName(b, a)).toBe(sameName(a, b));
  return sameName(a, b);
};

test("a name that is written in another way is the same", () => {
  expect(same.filter((pair) => !isSame(pair))).toEqual([]);
});

test("another name is not the same", () => {
  expect(different.filter(isSame)).toEqual([]);
});
