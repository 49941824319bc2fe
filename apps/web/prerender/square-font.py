# Writes square-font.ttf, a font in which every Chinese character is an empty square of one em (see README.md).
# Run it here after changing RANGES: pip install fonttools==4.66.1 && python3 square-font.py
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable, table__c_m_a_p
from fontTools.ttLib.tables._g_l_y_f import Glyph

RANGES = [(0x2E80, 0x318F), (0x31A0, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFF60), (0x20000, 0x323AF)]
font = FontBuilder(1000)
font.setupGlyphOrder(['.notdef', 'square'])
subtable = CmapSubtable.newSubtable(13)  # maps a whole range of characters to one glyph
subtable.platformID, subtable.platEncID, subtable.language = 3, 10, 0
subtable.cmap = {character: 'square' for first, last in RANGES for character in range(first, last + 1)}
cmap = font.font['cmap'] = table__c_m_a_p()
cmap.tableVersion, cmap.tables = 0, [subtable]
font.setupGlyf({'.notdef': Glyph(), 'square': Glyph()})
font.setupHorizontalMetrics({'.notdef': (1000, 0), 'square': (1000, 0)})
font.setupHorizontalHeader(ascent=880, descent=-120)
font.setupNameTable({'familyName': 'Square', 'styleName': 'Regular'})
font.setupOS2(sTypoAscender=880, sTypoDescender=-120, usWinAscent=880, usWinDescent=120)
font.setupPost()
font.save('square-font.ttf')
