"""Each style of decklist, line by line."""

import pytest

from domain.deck.decklist import DeckList, read_decklist
from domain.formats.deck_rules import Entry
from domain.kernel.refusals import Malformed


def only(text: str, style: str | None = None) -> Entry:
    """Return the single entry of a text that has no problem."""
    read = read_decklist(text, style)
    assert read.problems == ()
    (entry,) = read.entries
    return entry


def lines_in_doubt(read: DeckList) -> list[tuple[int, str]]:
    return [(problem.line, problem.code) for problem in read.problems]


@pytest.mark.parametrize("line", ["4 Shock", "4x Shock", "4X  Shock", " 4\tShock ", "+4 Shock"])
def test_a_plain_line_is_a_count_and_a_name(line: str) -> None:
    assert only(line) == Entry(4, "Shock")


def test_a_list_without_counts_is_one_card_a_line() -> None:
    assert read_decklist("// cube\nYoked Ox\n\nYoked Ox").entries == (
        Entry(1, "Yoked Ox"), Entry(1, "Yoked Ox"),
    )  # fmt: skip


def test_headings_divide_a_list_and_kinds_of_card_do_not() -> None:
    text = "Deck\n1 Shock\nSideboard:\n2 Duress\nInstants (3)\n3 Opt\nCommander\n1 Zurgo"
    zones = [(entry.name, entry.zone) for entry in read_decklist(text).entries]
    assert zones == [
        ("Shock", "main"), ("Duress", "sideboard"), ("Opt", "sideboard"), ("Zurgo", "commander"),
    ]  # fmt: skip


def test_a_comment_may_be_a_heading() -> None:
    assert read_decklist("1 Shock\n// Sideboard\n1 Duress").entries[1].zone == "sideboard"


def test_a_line_may_say_its_own_zone() -> None:
    text = "SB: 2 Duress\nCOMMANDER: 1 Zurgo\n1 Opt\n1 Kenrith # !Commander\n1 Shock # removal"
    assert [(e.name, e.zone) for e in read_decklist(text).entries] == [
        ("Duress", "sideboard"), ("Zurgo", "commander"), ("Opt", "main"),
        ("Kenrith", "commander"), ("Shock", "main"),
    ]  # fmt: skip


def test_arena_says_the_decks_name_under_about() -> None:
    read = read_decklist("About\nName Burn\n\nDeck\n4 Shock (M19) 156")
    assert (read.name, read.entries) == ("Burn", (Entry(4, "Shock", "main", "M19", "156"),))


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("1 Shock (M19) 156", Entry(1, "Shock", "main", "M19", "156")),
        ("1x Shock (m19) 156", Entry(1, "Shock", "main", "M19", "156")),
        ("1 Ephemerate (h1r) 1 *F* [Blink]", Entry(1, "Ephemerate", "main", "H1R", "1", True)),
        ("1 Lembas (PLST) SOM-187 *E*", Entry(1, "Lembas", "main", "PLST", "SOM-187", True)),
        ("1x Shock (m19) [Removal,Burn] ^Have,#37d67a^", Entry(1, "Shock", "main", "M19")),
        ("1x Katara (tla) 230 [Commander{top}]", Entry(1, "Katara", "commander", "TLA", "230")),
        ("1x Opt (xln) 65 [Maybeboard{noDeck}{noPrice},Draw]", Entry(1, "Opt", "aside", "XLN", "65")),
        ("1x Duress (m20) 97 [Sideboard]", Entry(1, "Duress", "sideboard", "M20", "97")),
        ("1x Aang (tle) 74 [Tokens]", Entry(1, "Aang", "main", "TLE", "74")),
        ("1 Fire // Ice (APC) 128", Entry(1, "Fire // Ice", "main", "APC", "128")),
        ("1 B.F.M. (Big Furry Monster) (UGL) 28",
         Entry(1, "B.F.M. (Big Furry Monster)", "main", "UGL", "28")),
    ],
)  # fmt: skip
def test_a_printing_in_parentheses_is_kept_and_a_category_is_not(line: str, entry: Entry) -> None:
    assert only(line, "moxfield") == entry


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("COMMANDER: 1 Hazel [foil] [BLC:2]", Entry(1, "Hazel", "commander", "BLC", "2", True)),
        ("1 Admiral Brass [LCC:121] [foil] [etched]",
         Entry(1, "Admiral Brass", "main", "LCC", "121", True)),
        ("8 Forest [CMD:*]", Entry(8, "Forest", "main", "CMD")),
        ("1 Vorosh [ocmd] [foil]", Entry(1, "Vorosh", "main", "OCMD", None, True)),
    ],
)  # fmt: skip
def test_a_printing_in_brackets_is_kept(line: str, entry: Entry) -> None:
    assert only(line, "precon") == entry


def test_display_commanders_are_kept_aside() -> None:
    text = (
        "// NAME: Mimes\nCOMMANDER: 1 Mime [foil]\n1 Opt\n\nDisplay Commander\n1 Mime [ocmd] [foil]"
    )
    read = read_decklist(text)
    assert (read.style, read.name) == ("precon", "Mimes")
    assert [entry.zone for entry in read.entries] == ["commander", "main", "aside"]


def test_xmage_has_the_printing_before_the_name() -> None:
    read = read_decklist("NAME:Burn\n4 [M19:156] Shock\nSB: 1 [USG:132] Duress\nLAYOUT MAIN:(1,1)")
    assert (read.style, read.name, read.problems) == ("xmage", "Burn", ())
    assert read.entries == (
        Entry(4, "Shock", "main", "M19", "156"),
        Entry(1, "Duress", "sideboard", "USG", "132"),
    )


def test_the_sideboard_of_an_xmage_commander_deck_is_its_commander() -> None:
    text = "99 [CMD:311] Mountain\nSB: 1 [CMD:206] Kaalia of the Vast"
    assert [entry.zone for entry in read_decklist(text).entries] == ["main", "commander"]


def test_forge_has_sections_and_the_set_behind_a_stroke() -> None:
    about, main = "[metadata]\nName=Siege\nSet=KTK", "[Main]\n6 Forest|KTK|2\n1 Shock+|M19|[156]"
    text = f"{about}\n{main}\n[Sideboard]\n1 Duress\n[Commander]\n1 Zurgo|KTK"
    read = read_decklist(text)
    assert (read.style, read.name, read.problems) == ("forge", "Siege", ())
    assert read.entries == (
        Entry(6, "Forest", "main", "KTK"),
        Entry(1, "Shock", "main", "M19", "156", True),
        Entry(1, "Duress", "sideboard"),
        Entry(1, "Zurgo", "commander", "KTK"),
    )


COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <deckname>Assassin</deckname>
  <bannerCard providerId="">Kelsien, the Plague</bannerCard>
  <comments>{comments}</comments>
  <zone name="main">
    <card number="2" name="Akroma's Will"/>
    <card number="1" name="Kelsien, the Plague" setShortName="SLD" collectorNumber="1558"/>
  </zone>
  <zone name="side"><card number="1" name="Duress"/></zone>
</cockatrice_deck>"""


@pytest.mark.parametrize("comments", ["CDR: Kelsien, the Plague", "CDR: Kelsen the Plage"])
def test_cockatrice_names_a_commander_in_its_comments(comments: str) -> None:
    read = read_decklist(COD.format(comments=comments))
    assert (read.style, read.name, read.problems) == ("cockatrice", "Assassin", ())
    assert read.entries == (
        Entry(2, "Akroma's Will"),
        Entry(1, "Kelsien, the Plague", "commander", "SLD", "1558"),
        Entry(1, "Duress", "sideboard"),
    )
    assert [each.line for each in read.listed] == [7, 8, 10]


def test_a_card_on_the_banner_alone_is_no_commander() -> None:
    read = read_decklist(COD.format(comments="for fun"))
    assert {entry.zone for entry in read.entries} == {"main", "sideboard"}


def test_mtgo_says_for_each_card_whether_it_is_in_the_sideboard() -> None:
    read = read_decklist(
        '<Deck><Cards CatID="1" Quantity="2" Sideboard="false" Name="Shock" />'
        '<Cards Sideboard="true" Quantity="1" CatID="2" Name="Dead/Gone" /></Deck>'
    )
    assert read.style == "mtgo"
    assert read.entries == (Entry(2, "Shock"), Entry(1, "Dead/Gone", "sideboard"))


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_table_says_by_its_first_line_what_its_columns_are(mark: str) -> None:
    rows = ["Quantity,Name,Price,Edition,Collector Number,Foil", '2,"Fire // Ice",1,apc,128,foil']
    read = read_decklist("\n".join(row.replace(",", mark) for row in rows))
    assert (read.style, read.problems) == ("csv", ())
    assert read.entries == (Entry(2, "Fire // Ice", "main", "APC", "128", True),)


def test_a_name_in_quotation_marks_may_hold_the_delimiter() -> None:
    assert only('name,set\n"Kelsien, the Plague",sld').name == "Kelsien, the Plague"


def test_a_style_that_does_not_exist_is_malformed() -> None:
    with pytest.raises(Malformed):
        read_decklist("4 Shock", "papyrus")


# --- what cannot be read ------------------------------------------------------------


def test_an_unknown_line_is_reported_with_its_number_and_the_rest_is_read() -> None:
    read = read_decklist("4 Shock\nthis is my deck\n\n20 Mountain")
    assert read.cards == 24
    (problem,) = read.problems
    assert (problem.line, problem.code, problem.text) == (2, "unknown-line", "this is my deck")


@pytest.mark.parametrize(
    "count", ["0", "-3", "1000", "1000000000", "9" * 5000, "1.5", "1,000", "٣"]
)
def test_a_count_out_of_range_is_reported(count: str) -> None:
    read = read_decklist(f"1 Opt\n{count} Shock")
    assert read.entries == (Entry(1, "Opt"),)
    assert [problem.line for problem in read.problems] == [2]


@pytest.mark.parametrize(
    "text",
    [
        '<Deck><Cards Quantity="-1" Name="Shock"/><Cards Quantity="1000000000" Name="Opt"/></Deck>',
        "name,count\nShock,-1\nOpt,1000000000",
        "[Main]\n-1 Shock\n1000000000 Opt",
        "-1 [M19:156] Shock\n1000000000 [XLN:65] Opt",
    ],
)
def test_a_count_out_of_range_is_reported_in_every_style(text: str) -> None:
    read = read_decklist(text)
    assert (read.entries, len(read.problems)) == ((), 2)


def test_many_lines_of_many_cards_end_at_a_limit() -> None:
    read = read_decklist("\n".join(["999 Mountain"] * 20))
    assert read.cards == 999 * 5
    assert {code for _, code in lines_in_doubt(read)} == {"too-many-cards"}


@pytest.mark.parametrize("content", [b"\x00\x01\x02", b"\xff\xfe4 Shock", "4 Sh\x00ock", "\ud800"])
def test_binary_is_no_decklist(content: bytes | str) -> None:
    assert lines_in_doubt(read_decklist(content)) == [(0, "not-text")]


def test_a_huge_text_is_not_read() -> None:
    assert lines_in_doubt(read_decklist("4 Shock\n" * 100_000)) == [(0, "too-large")]
    assert lines_in_doubt(read_decklist("a\n" * 5000)) == [(0, "too-large")]


@pytest.mark.parametrize(
    "text", ["", "\n\n", "// nothing", "Sideboard\n", "<Deck></Deck>", "name,set"]
)
def test_a_text_without_a_card_is_a_problem(text: str) -> None:
    assert lines_in_doubt(read_decklist(text)) == [(0, "no-cards")]


BOMB = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<cockatrice_deck><zone name="main"><card number="1" name="&b;"/></zone></cockatrice_deck>"""

OUTSIDE = """<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>
<Deck><Cards Quantity="1" Name="&x;"/></Deck>"""


@pytest.mark.parametrize(
    "text",
    [BOMB, OUTSIDE, "<Deck><Cards", "<Deck>&nbsp;</Deck>", "<a>" * 1000 + "</a>" * 1000, "<"],
)
def test_bad_xml_is_a_problem_and_expands_nothing(text: str) -> None:
    read = read_decklist(text)
    assert read.entries == ()
    assert [problem.code for problem in read.problems] == ["bad-xml"]


def test_cards_before_broken_xml_are_not_taken() -> None:
    read = read_decklist('<Deck><Cards Quantity="1" Name="Shock"/><oops</Deck>')
    assert (read.entries, lines_in_doubt(read)) == ((), [(1, "bad-xml")])


def test_a_cell_too_long_for_a_table_is_a_problem() -> None:
    read = read_decklist('name,set\n"' + "a" * 140_000 + '",m19')
    assert [code for _, code in lines_in_doubt(read)] == ["bad-csv"]


def test_line_ends_of_every_system_count_alike() -> None:
    for end in ("\n", "\r\n", "\r"):
        read = read_decklist(f"4 Shock{end}oops{end}\ufeff1 Opt".encode())
        assert read.problems[0].line == 2
