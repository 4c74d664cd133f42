// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_documents.h"

#include <storage/new_documents.h>

#include <utility>

namespace dogear::storage {

struct NewDocuments::Private
{
    QList<SearchDocument> documents;
};

NewDocuments::NewDocuments()
    : d(std::make_unique<Private>())
{}

NewDocuments::~NewDocuments() = default;

void NewDocuments::add(const QList<SearchDocument> &documents)
{
    d->documents += documents;
}

Result<> NewDocuments::write(Connection &connection)
{
    // Emptied, so that the documents of a second transaction can be added.
    return writeDocuments(connection, std::exchange(d->documents, {}));
}

} // namespace dogear::storage
